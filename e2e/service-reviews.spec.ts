import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import { register } from './fixtures/accounts.ts'
import { delayReply, refuseCalls } from './fixtures/network.ts'
import { addReviews, type Owner, unique } from './fixtures/owner.ts'
import { open, reload } from './fixtures/pages.ts'
import { createPerson } from './fixtures/person.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

const reviews = (page: Page) => page.locator('#reviews')
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of reviews' })

async function serviceWithReviews(owner: Owner, url: string, ratings: number[]) {
  const id = await owner.addService()
  const texts = ratings.map((rating, index) => ({ rating, review: `Review number ${index + 1}, as it was.` }))
  await addReviews(url, id, texts)
  return id
}

test('the reviews of a service', async ({ page, owner, site }) => {
  const id = await serviceWithReviews(owner, site.url, [5, 5, 4, 2])
  await open(page, `/services/${id}`)
  const list = reviews(page).getByRole('article')

  await test.step('customer reviews: the overall average in the heading, a rating summary by stars', async () => {
    await expect(reviews(page).getByRole('heading', { level: 2 })).toContainText('4.0')
    const summary = reviews(page).locator('.bars').getByRole('listitem')
    await expect(summary).toHaveText([
      /5 stars\s*2/,
      /4 stars\s*1/,
      /3 stars\s*0/,
      /2 stars\s*1/,
      /1 star\s*0/,
    ])
  })

  await test.step('reviews: 3 a page, newest first, each with name, stars shown N.0, time and text', async () => {
    await expect(list).toHaveCount(3)
    await expect(list.first()).toContainText('Review number 4')
    await expect(list.first()).toContainText('2.0')
    await expect(list.first()).toContainText('Guest')
    await expect(list.first().locator('time')).toHaveText(/\d+\/\d+\/\d+/)
    await expect(list.last()).toContainText('Review number 2')
  })

  await test.step('the pager of reviews shows skeletons, then the next page, kept in the address', async () => {
    const asked = page.waitForRequest((request) => request.url().includes(`/api/get-reviews/${id}`))
    const answer = await delayReply(page, `**/api/get-reviews/${id}*`)
    // Reviews get their real heights near the viewport, which moves the pager.
    await list.last().hover()
    await pager(page).getByRole('link', { name: 'Next' }).click()
    expect(new URL((await asked).url()).search).toBe('?sort=desc&page=2&limit=3')
    await expect(reviews(page).locator('[aria-busy=true] .skeleton').first()).toBeVisible()
    answer()
    await expect(list).toHaveText([/Review number 1/])
    await expect(pager(page).locator('[aria-current=page]')).toHaveText(['2'])
    await expect(reviews(page)).toBeInViewport()
    await reload(page)
    await expect(list).toHaveText([/Review number 1/])
  })
})

test('a service without reviews, for a visitor', async ({ page, owner }) => {
  const id = await owner.addService()
  await open(page, `/services/${id}`)

  await test.step('a service without reviews says so, and shows no average', async () => {
    await expect(reviews(page)).toContainText('Nobody has reviewed this service yet')
    await expect(reviews(page).getByRole('heading', { level: 2 })).not.toContainText('0')
    await expect(pager(page)).toHaveCount(0)
  })

  await test.step("not signed in: 'Kindly login or register to leave your feedback!' with links that carry the return location", async () => {
    const prompt = page.locator('.prompt')
    await expect(prompt).toContainText('Kindly login or register to leave your feedback!')
    for (const [name, path] of [
      ['Login', '/login'],
      ['Register', '/register'],
    ] as const) {
      const href = await prompt.getByRole('link', { name }).getAttribute('href')
      const address = new URL(href!, 'http://site')
      expect(address.pathname).toBe(path)
      expect(address.searchParams.get('return')).toBe(`/services/${id}`)
    }
    await expect(page.getByRole('heading', { name: 'Leave a review' })).toHaveCount(0)
  })
})

test.describe('signed in', () => {
  const form = (page: Page) => page.locator('form', { has: page.getByRole('group', { name: 'Your rating' }) })
  const star = (page: Page, stars: number) => form(page).locator('label', { hasText: `${stars} star` })
  const text = (page: Page) => form(page).getByLabel('Your review')
  const send = (page: Page) => form(page).getByRole('button', { name: 'Submit review' }).click()

  test('the review form', async ({ page, owner, pageErrors }) => {
    pageErrors.expect(/status of 503/)
    await register(page)
    await open(page, `/services/${await owner.addService()}`)

    await test.step('the review form replaces the prompt; the rating starts at 4 and is set by stars', async () => {
      await expect(page.locator('.prompt')).toHaveCount(0)
      const stars = form(page).getByRole('radio')
      await expect(stars).toHaveCount(5)
      await expect(form(page).getByRole('radio', { name: '4 stars' })).toBeChecked()
      await star(page, 2).click()
      await expect(form(page).getByRole('radio', { name: '2 stars' })).toBeChecked()
      await page.keyboard.press('ArrowRight')
      await expect(form(page).getByRole('radio', { name: '3 stars' })).toBeChecked()
      await expect(form(page).locator('output')).toHaveText('3.0')
    })

    await test.step("a text under 10 characters: 'Review must be at least 10 characters long' and nothing is sent", async () => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/add-review')) sent.push(request.url())
      })
      await text(page).fill('Too short')
      await send(page)
      await expect(text(page)).toHaveAccessibleDescription('Review must be at least 10 characters long')
      await expect(text(page)).toHaveValue('Too short')
      expect(sent).toEqual([])
    })

    await test.step('error: the message of the API as a toast, and what was typed is kept', async () => {
      await refuseCalls(page, '**/api/add-review', 503, 'Reviews are closed today.')
      await text(page).fill('I would have praised the light.')
      await send(page)
      await expectToast(page, 'error: Reviews are closed today.')
      await expect(text(page)).toHaveValue('I would have praised the light.')
    })
  })

  test('after a successful submit the text box is cleared and the list reloads with the new average', async ({
    page,
    owner,
    site,
  }) => {
    const { name } = await register(page, { name: 'Farida Akter' })
    const id = await serviceWithReviews(owner, site.url, [2, 2, 2])
    await open(page, `/services/${id}`)
    await expect(reviews(page).getByRole('heading', { level: 2 })).toContainText('2.0')
    await text(page).fill('Patient with three tired children.')
    await star(page, 5).click()
    const asked = page.waitForRequest('**/api/add-review')
    await send(page)
    expect((await asked).postDataJSON().rating).toBe(5)
    const first = reviews(page).getByRole('article').first()
    await expect(first).toContainText('Patient with three tired children.')
    await expect(first).toContainText(name)
    await expect(first).toContainText('5.0')
    await expect(text(page)).toHaveValue('')
    await expect(reviews(page).getByRole('heading', { level: 2 })).toContainText('2.8')
    await reload(page)
    await expect(first).toContainText('Patient with three tired children.')
  })
})

test('a reviewer photo on another site is not loaded: the first letter replaces it', async ({
  page,
  owner,
  site,
}) => {
  const id = await owner.addService()
  const account = { name: 'Piu Barua', email: `${unique('piu')}@example.com`, password: 'long-enough' }
  const call = createPerson(site.url, { ...account, image: 'https://elsewhere.example/piu.png' })
  await call(api.review.add, { body: { serviceId: id, rating: 5, review: 'Patient and on time.' } })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.url) elsewhere.push(request.url())
  })
  await open(page, `/services/${id}`)
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await expect(reviews(page).locator('.review .avatar')).toHaveText('P')
  expect(elsewhere).toEqual([])
})
