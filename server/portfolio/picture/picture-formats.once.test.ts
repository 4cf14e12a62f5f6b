import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { photograph, pictureBomb } from '../../platform/media/testing/photograph.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/uploads.ts'

const app = await createTestApp()
const { db, config, call } = app

const filesIn = (folder: string) => readdir(join(config.dataDir, folder)).catch(() => [] as string[])
const jpeg = async () => (await photograph(900, 600)).jpeg().toBuffer()

it.each(['png', 'webp', 'avif'] as const)(
  'an uploaded picture may be a %s, whatever its name says',
  async (format) => {
    const bytes = await (await photograph(450, 300)).toFormat(format, { effort: 1 }).toBuffer()
    const { status, body } = await upload(app, bytes, { name: 'photo.txt' })
    expect(status).toBe(200)
    expect((await app.app.inject(body.data.display_url)).headers['content-type']).toBe('image/jpeg')
  },
)

describe('an invalid file', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const cut = async () => (await jpeg()).subarray(0, 9000)

  it('other files are refused with a clear sentence, and nothing is stored', async () => {
    for (const [what, make, expected] of [
      ['a text named .jpg', async () => Buffer.from('Not a picture, whatever its name says.'), 415],
      ['an SVG with script', async () => Buffer.from(svg), 415],
      [
        'a page that begins like a picture',
        async () => Buffer.from('\xff\xd8\xff<html><script>', 'latin1'),
        415,
      ],
      ['a truncated picture', cut, 415],
      ['a BMP', async () => Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0', 'latin1'), 415],
      ['an empty file', async () => Buffer.alloc(0), 415],
      ['a HEIC that cannot be read', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 415],
      ['a picture bomb', async () => pictureBomb(), 413],
      ['a file of more than 30 MB', async () => Buffer.alloc(30 * 1_048_576 + 1), 413],
      ['a file so large that it is not even read', async () => Buffer.alloc(31 * 1_048_576), 413],
    ] as const) {
      const state = async () => [
        await db.selectFrom('picture').selectAll().execute(),
        await db.selectFrom('job').selectAll().execute(),
        await filesIn('media/p'),
        await filesIn('originals'),
      ]
      const before = await state()
      const { status, body } = await upload(app, await make(), { name: 'holiday.jpg' })
      expect(status, what).toBe(expected)
      expect(body, what).toEqual({
        success: false,
        error: expect.stringMatching(/^(This (file|picture)|HEIC pictures) .+\.$/),
      })
      expect(await state(), what).toEqual(before)
    }
  })

  it('a picture in another field, a JSON body and a truncated form are refused', async () => {
    const sentence = 'Choose a picture to upload.'
    const other = await upload(app, await jpeg(), { field: 'file' })
    expect(other).toMatchObject({ status: 400, body: { error: sentence, fields: { image: sentence } } })
    const json = await call(api.picture.upload, { as: 'owner', body: { image: 'data' } })
    expect(json).toMatchObject({ status: 400, body: { error: sentence } })
    const half = await call(api.picture.upload, {
      as: 'owner',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc',
    })
    expect(half).toMatchObject({
      status: 400,
      body: { error: 'The upload was interrupted. Please try again.' },
    })
  })
})

it('none of these uploads leaves temporary files', async () => {
  expect(await filesIn('incoming')).toEqual([])
})
