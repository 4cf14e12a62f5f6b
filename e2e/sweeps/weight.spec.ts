import { gzipSync } from 'node:zlib'
import type { Request, Response } from '@playwright/test'
import { addReviews } from '../fixtures/owner.ts'
import { open, sizes } from '../fixtures/pages.ts'
import { textOnly } from '../../tooling/public-addresses.ts'
import { expect, test } from '../fixtures/test.ts'

const most = 150 * 1024

test('the weight of the home page', async ({ page }) => {
  const replies: Response[] = []
  page.on('response', (reply) => void replies.push(reply))
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const ofType = (type: string) => replies.filter((reply) => reply.request().resourceType() === type)
  const scripts = await Promise.all(
    ofType('script').map(async (reply) => {
      const body = await reply.body()
      return { url: reply.url(), bytes: gzipSync(body, { level: 9 }).length, text: body.toString() }
    }),
  )

  await test.step('script on the home page is at most 150 KB gzip', async () => {
    expect(scripts.length).toBeGreaterThan(0)
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    test.info().annotations.push({ type: 'bytes of script', description: String(total) })
    expect(total).toBeLessThanOrEqual(most)
  })

  await test.step('nothing of the studio, the lightbox or the editor is in it', async () => {
    for (const { url, text } of scripts) {
      expect(url).not.toMatch(/lightbox|admin|editor|firebase/)
      expect(text).not.toMatch(/lightbox-stage|Services Control|ProseMirror|@firebase\//)
    }
  })

  await test.step('fonts come from the site itself, and are few', async () => {
    const fonts = ofType('font')
    const addresses = fonts.map((reply) => new URL(reply.url()))
    const origins = new Set(addresses.map(({ origin }) => origin))
    expect([...origins]).toEqual([new URL(page.url()).origin])
    const files = [...new Set(addresses.map(({ pathname }) => pathname))]
    expect(files.length, files.join(' ')).toBeLessThanOrEqual(5)
  })
})

test('a service loads its month without the validation library', async ({ page, addresses }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'script') scripts.push(reply.text())
  })
  await open(page, addresses.service)
  const holding = async (words: string) => (await Promise.all(scripts)).filter((text) => text.includes(words))
  await expect.poll(() => holding('month-day')).toHaveLength(1)
  expect(await holding('ZodError')).toEqual([])
})

test('the Bangla font of a review is loaded when it comes near the screen', async ({ page, owner, site }) => {
  const id = await owner.addService()
  const review = 'রান্নাঘরের পাশে একটা ছোট টেবিলেই চৌদ্দটা পদের ছবি।'
  await addReviews(site.url, id, [{ rating: 5, review }])
  const bangla: string[] = []
  page.on('request', (request) => {
    if (/\/bengali[^/]*\.woff2$/.test(request.url())) bangla.push(request.url())
  })
  await page.setViewportSize(sizes.phone)
  // No locator for the page yet: it would force a layout.
  await page.goto(`/services/${id}`, { waitUntil: 'networkidle' })
  expect(bangla).toEqual([])
  await page.getByText(review).scrollIntoViewIfNeeded()
  await expect.poll(() => bangla.length).toBeGreaterThan(0)
  await owner.removeService(id)
})

test('scripts wait for the page and its first picture, but not for a picture that stalls', async ({
  page,
}) => {
  let letPictureThrough = () => {}
  const held = new Promise<void>((done) => (letPictureThrough = done))
  await page.route('**/media/p/**', async (route) => {
    await held
    await route.continue()
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  // The clock of the page stands still until it is advanced.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive')
  expect(scripts).toEqual([])
  await page.clock.runFor(2000)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  letPictureThrough()
})

test('styles are requested before pictures, and the first picture once at the right size', async ({
  context,
  addresses,
}) => {
  for (const path of [addresses.home, addresses.work, addresses.service, addresses.post]) {
    // Pending requests of one page do not count for the next.
    const page = await context.newPage()
    const asked: { type: string; file: string }[] = []
    const note = (request: Request) => {
      if (request.url().startsWith('http'))
        asked.push({ type: request.resourceType(), file: new URL(request.url()).pathname })
    }
    page.on('request', note)
    await page.goto(path)
    page.off('request', note)
    const first = page.locator('main img').first()
    await expect(first).toHaveAttribute('fetchpriority', 'high')
    const shown = new URL(await first.evaluate((img: HTMLImageElement) => img.currentSrc)).pathname
    expect(shown).toMatch(/\.avif$/)
    const pictures = asked.filter(({ type }) => type === 'image').map(({ file }) => file)
    // A thumbnail below may show the same picture in another size.
    expect(
      pictures.filter((one) => one === shown),
      path,
    ).toEqual([shown])
    expect(pictures[0], path).toBe(shown)
    expect(
      asked.findLastIndex(({ type }) => type === 'stylesheet'),
      path,
    ).toBeLessThan(asked.findIndex(({ file }) => file === shown))
    const { width, natural } = await first.evaluate((img: HTMLImageElement) => ({
      width: img.clientWidth,
      natural: Number(/-(\d+)\.avif/.exec(img.currentSrc)![1]),
    }))
    expect(natural, path).toBeGreaterThanOrEqual(Math.min(width, 1200))
    await page.close()
  }
})

test('pictures have variants, a size, an alt text and a blurred placeholder; those below the fold are lazy', async ({
  page,
  addresses,
}) => {
  for (const [name, path] of Object.entries(addresses)) {
    if (textOnly.has(name)) continue
    await page.goto(path)
    const pictures = await page.locator('main picture img, main > * img').evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((img) => !img.closest('.avatar'))
        .map((img) => ({
          src: img.src,
          sized: img.hasAttribute('width') && img.hasAttribute('height'),
          alt: img.hasAttribute('alt'),
          variants: [...(img.closest('picture')?.querySelectorAll('source') ?? [])].map(
            (source) => source.type,
          ),
          placeholder:
            img.style.backgroundImage.startsWith('url("data:image/') || Boolean(img.closest('.article')),
          lazy: img.loading === 'lazy',
          below: img.getBoundingClientRect().top > innerHeight,
        })),
    )
    expect(pictures.length, path).toBeGreaterThan(0)
    for (const { src, below, lazy, ...picture } of pictures) {
      const wanted = { sized: true, alt: true, variants: ['image/avif', 'image/webp'], placeholder: true }
      expect(picture, `${src} on ${path}`).toEqual(wanted)
      if (below) expect(lazy, `${src} on ${path} is lazy`).toBe(true)
    }
  }
})
