import { delayReply, refuseCalls } from './fixtures/network.ts'
import { goBackTo, open } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

const details = 'First we look at the roofs.\n\nThen we wait for the wind, and the day begins.'

test("the service page has a hero with the title, details with title, price and description, and 'Chat on WhatsApp'", async ({
  page,
  owner,
}) => {
  const id = await owner.addService({ title: 'Kites & roofs of Dhaka', price: 1250000, details })
  await open(page, `/services/${id}`)
  await expect(page).toHaveTitle('Kites & roofs of Dhaka - Aloka Photography')
  await expect(page.getByRole('heading', { level: 1, name: 'Kites & roofs of Dhaka' })).toBeVisible()
  const picture = page.locator('.hero img')
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('/media/')
  const section = page.locator('#details')
  await expect(section.getByRole('heading', { level: 2, name: 'Kites & roofs of Dhaka' })).toBeVisible()
  await expect(section).toContainText('৳12,50,000')
  for (const paragraph of details.split('\n\n'))
    await expect(section.getByText(paragraph, { exact: true })).toBeVisible()
  const href = await page.getByRole('link', { name: 'Chat on WhatsApp' }).getAttribute('href')
  const chat = new URL(href!)
  expect(chat.origin + chat.pathname).toMatch(/^https:\/\/wa\.me\/\d{8,15}$/)
  expect(chat.searchParams.get('text')).toContain('Kites & roofs of Dhaka')
})

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test("'Learn more' scrolls smoothly to the details section", async ({ page, owner }) => {
    await open(page, `/services/${await owner.addService()}`)
    await page.evaluate(() => {
      window.alokaSteps = []
      addEventListener('scroll', () => window.alokaSteps.push(window.scrollY))
    })
    await page.getByRole('link', { name: 'Learn more' }).click()
    const top = () => page.locator('#details').evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(() => page.evaluate(() => window.alokaSteps.length)).toBeGreaterThan(0)
    // The picture has shrunk; the rest of it is behind the header.
    await expect.poll(top).toBeLessThan(100)
    await expect(page.locator('#details').getByRole('heading').first()).toBeInViewport()
    expect(await page.evaluate(() => new Set(window.alokaSteps).size), 'steps on the way').toBeGreaterThan(2)
  })
})

declare global {
  interface Window {
    alokaSteps: number[]
  }
}

test('opened from a card', async ({ page, owner, pageErrors }) => {
  pageErrors.expect(/status of 503|status of 500/)
  const id = await owner.addService({ title: 'Slow Service' })
  await open(page, '/services')
  const openFromCard = () => page.getByRole('article').getByRole('link', { name: 'Slow Service' }).click()
  const goBack = async () => {
    await page.unroute(`**/api/service/${id}`)
    await goBackTo(page, '/services')
  }

  await test.step('error: title and page show the message of the API', async () => {
    const heal = await refuseCalls(page, `**/api/service/${id}`, 503, 'The studio is moving today.')
    await openFromCard()
    await expect(page.getByRole('alert')).toContainText('The studio is moving today.')
    await expect(page).toHaveTitle('The studio is moving today. - Aloka Photography')
    await heal()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow Service')
    await goBack()
  })

  await test.step('error after a slow load: the header is opaque, because there is no picture', async () => {
    await refuseCalls(page, `**/api/service/${id}`, 503, 'The studio is moving today.')
    const answer = await delayReply(page, `**/api/service/${id}`, 'fallback')
    await openFromCard()
    await expect(page.getByRole('status', { name: 'Loading the service' })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveAttribute('data-over', 'picture')
    answer()
    await expect(page.getByRole('alert')).toContainText('The studio is moving today.')
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-over')
    await goBack()
  })

  await test.step('skeleton, then the page with its title', async () => {
    const answer = await delayReply(page, `**/api/service/${id}`)
    await openFromCard()
    await expect(page.getByRole('status', { name: 'Loading the service' })).toBeVisible()
    await expect(page).toHaveTitle('Service Details - Aloka Photography')
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow Service')
    await expect(page).toHaveTitle('Slow Service - Aloka Photography')
    await goBack()
  })

  await test.step('error: failing reviews show the error state', async () => {
    await refuseCalls(page, `**/api/get-reviews/${id}*`, 500, 'Reviews cannot be read.')
    await openFromCard()
    await expect(page.getByRole('alert')).toContainText('Reviews cannot be read.')
  })
})
