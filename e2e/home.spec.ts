import { api } from '../contract/api.ts'
import { cardExcerpt, taka } from '../web/lib/format.ts'
import { goBackTo, open, sizes } from './fixtures/pages.ts'
import { delayReply, refuseCalls } from './fixtures/network.ts'
import { expect, test } from './fixtures/test.ts'

const block = 'My Service'

test('the blocks of Home', async ({ page, owner, pageErrors }) => {
  pageErrors.expect(/status of 503/)
  await owner.addService({ title: 'Newest of all', price: 120000, details: 'D'.repeat(140) })
  const { data } = await owner.call(api.service.list, { query: { limit: 3, page: 1 } })
  await open(page, '/')
  await expect(page).toHaveTitle('Home - Aloka Photography')
  const cards = page.getByRole('main').getByRole('article')

  await test.step('no picture appears twice, and none is larger than its pixels', async () => {
    const shown = () =>
      page.locator('main img[width]').evaluateAll((all) =>
        (all as HTMLImageElement[]).map((img) => {
          const { width, height } = img.getBoundingClientRect()
          const own = [Number(img.getAttribute('width')), Number(img.getAttribute('height'))] as const
          return { src: img.getAttribute('src')!, scale: Math.max(width / own[0], height / own[1]) }
        }),
      )
    for (const width of [390, 1440, 2560]) {
      await page.setViewportSize({ width, height: 1300 })
      const all = await shown()
      const added = '/media/demo/product-1.jpg'
      const sources = all.map(({ src }) => src).filter((src) => src !== added)
      expect(new Set(sources).size, `${width} px`).toBe(sources.length)
      expect(all.filter(({ scale }) => scale > 1.001)).toEqual([])
    }
    await page.setViewportSize(sizes.desktop)
  })

  await test.step('Work shows one picture across the page, a pair and a portrait; then a review', async () => {
    const work = page.locator('section', { has: page.getByRole('heading', { name: 'Work', exact: true }) })
    await expect(work.locator('img')).toHaveCount(4)
    await expect(work.locator('.sequence-full img')).toBeVisible()
    await expect(work.locator('.picture-pair img')).toHaveCount(2)
    await expect(page.getByRole('region', { name: 'A review' }).getByRole('link')).toHaveAttribute(
      'href',
      /^\/services\//,
    )
  })

  await test.step("'My Clients': 6 client logos", async () => {
    const clients = page.locator('section', { has: page.getByRole('heading', { name: 'My Clients' }) })
    const logos = clients.getByRole('img')
    await expect(logos).toHaveCount(6)
    for (const logo of await logos.all()) {
      await expect(logo).toHaveAccessibleName(/\w/)
      const box = await logo.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width)
      expect(box, 'a mark that is drawn').toBeGreaterThan(0)
    }
  })

  await test.step('on a phone the cards are stacked', async () => {
    await page.setViewportSize(sizes.phone)
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()))
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(1)
    expect(boxes[1]!.y).toBeGreaterThan(boxes[0]!.bottom)
    await page.setViewportSize(sizes.desktop)
  })

  await test.step("'My Service': up to 3 service cards and 'View More Services' to /services", async () => {
    await expect(cards).toHaveCount(3)
    for (const [index, service] of data.entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('heading')).toHaveText(service.title)
      await expect(card).toContainText(cardExcerpt(service.details))
      await expect(card).toContainText(taka(service.price))
      await expect(card.getByRole('img', { name: /^(Rated|No reviews)/ }).locator('svg')).toHaveCount(5)
      await expect(card.locator('.card-photo img')).toBeVisible()
    }
    await expect(cards.first()).toContainText(`${'D'.repeat(100)}…`)
    await expect(cards.first()).toContainText('৳1,20,000')
    await page.getByRole('link', { name: 'View More Services' }).click()
    await expect(page).toHaveURL('/services')
    await goBackTo(page, '/')
  })

  await test.step("intro block: 'I Love To Capture For Smiling...', a biography blurb and 'Read More...' to /about", async () => {
    const intro = page.locator('section', {
      has: page.getByRole('heading', { name: 'I Love To Capture For Smiling...', exact: true }),
    })
    await expect(intro).toContainText('freelance commercial photographer in Bangladesh')
    await intro.getByRole('link', { name: 'Read More...' }).click()
    await expect(page).toHaveURL('/about')
  })
  const goHome = () => page.getByRole('banner').getByRole('link', { name: 'Home' }).click()

  await test.step('home services block: skeletons after client-side navigation, then the list', async () => {
    const answer = await delayReply(page, '**/api/services?*')
    await goHome()
    const section = page.locator('section', { has: page.getByRole('heading', { name: block }) })
    await expect(section.getByRole('status', { name: 'Loading services' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'My Clients' })).toBeVisible()
    answer()
    await expect(section.getByRole('article')).toHaveCount(3)
    await expect(section.getByRole('status')).toHaveCount(0)
    await page.unroute('**/api/services?*')
    await goBackTo(page, '/about')
  })

  await test.step('home services block: the message of the API, and a retry', async () => {
    const heal = await refuseCalls(page, '**/api/services?*', 503, 'The studio is closed for an hour.')
    await goHome()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The studio is closed for an hour.')
    await heal()
    await alert.getByRole('link', { name: 'Try again' }).click()
    await expect(cards).toHaveCount(3)
  })
})
