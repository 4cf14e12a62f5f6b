import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { xmpOf } from './credit.ts'
import { processPicture, type ProcessedPicture } from './process-picture.ts'
import { photograph, pictureBomb, pixelAt } from './testing/photograph.ts'

const file = ({ files }: ProcessedPicture, ending: string) =>
  files.find(({ name }) => name.endsWith(ending))!.bytes

const jpeg = async (width: number, height: number) => (await photograph(width, height)).jpeg().toBuffer()

describe('sizes', () => {
  it('makes 400, 600, 800, 1200, 2000 and 3200 px of a wide picture, in three formats', async () => {
    const made = await processPicture(await jpeg(3600, 450))
    expect(made).toMatchObject({ width: 3600, height: 450 })
    const widths = [400, 600, 800, 1200, 2000, 3200]
    expect(made.variants).toEqual({ avif: widths, webp: widths, jpeg: widths })
    expect(made.files).toHaveLength(18)
    for (const [ending, format] of Object.entries({ avif: 'heif', webp: 'webp', jpg: 'jpeg' })) {
      for (const width of widths) {
        const metadata = await sharp(file(made, `-${width}.${ending}`)).metadata()
        expect(metadata).toMatchObject({ format, width, height: width / 8 })
      }
    }
  })

  it.each([
    [1500, [400, 600, 800, 1200, 1500]],
    [1200, [400, 600, 800, 1200]],
    [2082, [400, 600, 800, 1200, 2082]],
    [660, [400, 660]],
    [401, [401]],
    [300, [300]],
    [1, [1]],
  ])('never enlarges: %i px wide gives %j', async (width, widths) => {
    expect((await processPicture(await jpeg(width, 60))).variants.jpeg).toEqual(widths)
  })
})

describe('what the camera wrote', () => {
  const exif = {
    IFD0: { Artist: 'Rafiq Anwar & Sons', Copyright: 'Aloka, 2026', Model: 'Camera 7', Software: 'Editor' },
    IFD2: { BodySerialNumber: '123456789', DateTimeOriginal: '2026:01:01 10:00:00' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 46/1 0/1' },
  }

  it('rotates the picture upright and removes its orientation', async () => {
    const lying = await (await photograph(640, 480)).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const made = await processPicture(lying)
    expect(made).toMatchObject({ width: 480, height: 640 })
    const upright = file(made, '-400.jpg')
    expect(await sharp(upright).metadata()).toMatchObject({ width: 400, height: 533 })
    expect((await sharp(upright).metadata()).orientation ?? 1).toBe(1)
    // The red edge was on the left and is now on top.
    const [red, green] = await pixelAt(upright, 200, 20)
    expect(red! - green!).toBeGreaterThan(150)
  })

  it('keeps creator and copyright and removes place, serial number and everything else', async () => {
    const source = await (await photograph(500, 400)).jpeg().withExif(exif).toBuffer()
    expect(source.toString('latin1')).toContain('123456789')
    const { files } = await processPicture(source)
    for (const { name, bytes } of files) {
      const metadata = await sharp(bytes).metadata()
      expect(metadata.exif, name).toBeUndefined()
      expect(metadata.xmpAsString, name).toContain('<rdf:li>Rafiq Anwar &amp; Sons</rdf:li>')
      expect(metadata.xmpAsString, name).toContain('>Aloka, 2026</rdf:li>')
      for (const secret of ['Camera 7', 'Editor', '123456789', '2026:01:01'])
        expect(bytes.includes(secret), `${name} has ${secret}`).toBe(false)
    }
  })

  it('keeps a credit in Bangla, also in a picture that was processed before', async () => {
    const xmp = xmpOf({ creator: 'আলোক', copyright: '© আলোক <2026>' })!
    const source = await (await photograph(300, 200)).png().withXmp(xmp).toBuffer()
    const made = await processPicture(source)
    const again = await processPicture(file(made, '.jpg'))
    for (const { bytes } of [...made.files, ...again.files])
      expect((await sharp(bytes).metadata()).xmpAsString).toBe(xmp)
  })

  it('adds the credit of the uploader only to pictures without one', async () => {
    const uploader = { creator: 'Aloka', copyright: '© Aloka' }
    const nobody = await processPicture(await jpeg(300, 200), uploader)
    for (const { bytes } of nobody.files)
      expect((await sharp(bytes).metadata()).xmpAsString).toBe(xmpOf(uploader))
    const signed = (await photograph(300, 200)).jpeg().withExif({ IFD0: { Artist: 'Somebody Else' } })
    const [first] = (await processPicture(await signed.toBuffer(), uploader)).files
    expect((await sharp(first!.bytes).metadata()).xmpAsString).toBe(xmpOf({ creator: 'Somebody Else' }))
  })

  it('writes no metadata if there is no credit', async () => {
    const { files } = await processPicture(await jpeg(300, 200))
    for (const { bytes } of files) {
      const { exif: none, icc, xmp } = await sharp(bytes).metadata()
      expect([none, icc, xmp]).toEqual([undefined, undefined, undefined])
    }
  })

  it('converts a wide-gamut picture to sRGB', async () => {
    const flat = { create: { width: 40, height: 40, channels: 3 as const, background: '#b06040' } }
    const wide = await sharp(flat).withIccProfile('p3').png().toBuffer()
    const stored = await sharp(wide).raw({ depth: 'uchar' }).keepIccProfile().toBuffer()
    expect([...stored.subarray(0, 3)]).not.toEqual([0xb0, 0x60, 0x40])
    const [red, green, blue] = await pixelAt(file(await processPicture(wide), '-40.webp'), 20, 20)
    expect(Math.abs(red! - 0xb0) + Math.abs(green! - 0x60) + Math.abs(blue! - 0x40)).toBeLessThan(12)
  })
})

describe('placeholder', () => {
  it('is a small data URL with the aspect ratio of the picture', async () => {
    const { placeholder } = await processPicture(await jpeg(400, 500))
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(placeholder.length).toBeLessThanOrEqual(200)
    const tiny = Buffer.from(placeholder.split(',')[1]!, 'base64')
    expect(await sharp(tiny).metadata()).toMatchObject({ width: 13, height: 16 })
  })

  it('is omitted for a transparent picture, which gets a white background as JPEG', async () => {
    const clear = { create: { width: 50, height: 50, channels: 4 as const, background: '#0000' } }
    const made = await processPicture(await sharp(clear).png().toBuffer())
    expect(made.placeholder).toBe('')
    expect(await pixelAt(file(made, '-50.jpg'), 25, 25)).toEqual([255, 255, 255])
    expect((await sharp(file(made, '-50.webp')).metadata()).hasAlpha).toBe(true)
  })
})

describe('addresses', () => {
  it('are the same for the same content and differ for other content', async () => {
    const bytes = await jpeg(420, 300)
    const [one, same, other] = await Promise.all(
      [bytes, Buffer.from(bytes), await jpeg(420, 301)].map((bytes) => processPicture(bytes)),
    )
    const names = ({ files }: ProcessedPicture) => files.map(({ name }) => name)
    expect(names(same!)).toEqual(names(one!))
    expect(other!.hash).not.toBe(one!.hash)
    expect(names(one!)[0]).toMatch(/^[0-9a-f]{20}-420\.avif$/)
  })
})

describe('GIF and TIFF', () => {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = async () =>
    sharp([await frame('#c02020'), await frame('#2020c0')], { join: { animated: true } })

  it.each(['gif', 'tiff'] as const)('of a %s the first frame is used', async (format) => {
    const bytes = await (await frames()).toFormat(format).toBuffer()
    const made = await processPicture(bytes)
    expect(made).toMatchObject({ width: 60, height: 40, variants: { avif: [60], webp: [60], jpeg: [60] } })
    const [red, , blue] = await pixelAt(file(made, '-60.jpg'), 30, 20)
    expect(red! - blue!).toBeGreaterThan(100)
  })

  it('a CMYK TIFF is converted to sRGB', async () => {
    const print = sharp(await frame('#c02020')).toColourspace('cmyk')
    const made = await processPicture(await print.tiff({ compression: 'lzw' }).toBuffer())
    const [red, , blue] = await pixelAt(file(made, '-60.jpg'), 30, 20)
    expect(red! - blue!).toBeGreaterThan(60)
  })
})

describe('files that are not pictures', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

  it.each([
    ['a text named .jpg', Buffer.from('Not a picture, whatever its name says.')],
    ['an SVG', Buffer.from(svg)],
    ['a BMP', Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0', 'latin1')],
  ])('%s is refused with a sentence that names the accepted types', async (_, bytes) => {
    await expect(processPicture(bytes)).rejects.toMatchObject({
      code: 'unsupported-type',
      message: 'This file type is not supported. Use a JPEG, PNG, WebP, AVIF, GIF or TIFF file.',
    })
  })

  it('an empty file is reported as empty', async () => {
    await expect(processPicture(Buffer.alloc(0))).rejects.toMatchObject({
      code: 'unsupported-type',
      message: 'This file is empty. Save or download it again and upload that.',
    })
  })

  it.each(['ftypheic\0\0\0\0mif1heic', 'ftypmif1\0\0\0\0mif1heic'])(
    'a HEIC picture (%j) is refused with advice',
    async (start) => {
      await expect(processPicture(Buffer.from(`\0\0\0\x18${start}`))).rejects.toMatchObject({
        code: 'unsupported-type',
        message: expect.stringMatching(
          /HEIC pictures are not supported\. Use a JPEG, PNG, WebP, AVIF, GIF or TIFF file\. On an iPhone/,
        ),
      })
    },
  )

  it('a truncated picture is refused', async () => {
    const whole = await jpeg(900, 600)
    const cut = whole.subarray(0, whole.length / 2)
    await expect(processPicture(cut)).rejects.toMatchObject({
      code: 'unsupported-type',
      message: expect.stringContaining('damaged'),
    })
  })

  it('a small file that unpacks to more than 100 megapixels is refused before it is unpacked', async () => {
    const bomb = pictureBomb()
    expect(bomb.length).toBeLessThan(30_000)
    await expect(processPicture(bomb)).rejects.toMatchObject({
      code: 'too-large',
      message: 'This picture has more than 100 megapixels.',
    })
  })
})
