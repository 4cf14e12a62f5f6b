import type { Page } from '@playwright/test'
import { api } from '../../contract/api.ts'
import { dayInDhaka } from '../../contract/shape/dates.ts'
import { demoSite as studio } from '../../db/seed/site.ts'
import { taka } from '../../web/lib/format.ts'
import { register } from '../fixtures/accounts.ts'
import { addReviews, unique } from '../fixtures/owner.ts'
import { publicNames, textOnly } from '../../tooling/public-addresses.ts'
import { fetchPage, type FetchedPage } from '../fixtures/fetched-page.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ javaScriptEnabled: false })

const nextWeek = dayInDhaka(new Date(Date.now() + 7 * 86_400_000))

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(value)
}

async function expectKept(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveValue(value)
}

const textOf = (page: FetchedPage, place = 'main') => page.querySelector(place)!.textContent

/** The address of a link with this text. */
const hrefOf = (page: FetchedPage, words: string) =>
  [...page.querySelectorAll('main a')].find((link) => link.textContent.includes(words))!.getAttribute('href')!

test.describe('without JavaScript', () => {
  for (const name of publicNames) {
    test(`${name}: every link leads somewhere and every picture is there`, async ({ request, addresses }) => {
      const page = await fetchPage(request, addresses[name])
      const links = [...page.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href')!)
      const built = [...new Set(links)].filter((href) => !/^\/(login|register|admin)/.test(href))
      expect(built.length).toBeGreaterThanOrEqual(5)
      for (const href of built) expect((await request.get(href)).status(), href).toBe(200)
      const pictures = [...page.querySelectorAll('main img')].map((image) => image.getAttribute('src')!)
      if (!textOnly.has(name)) expect(pictures.length).toBeGreaterThan(0)
      for (const src of pictures) {
        const reply = await request.head(src)
        expect(reply.headers()['content-type'], src).toMatch(/^image\//)
      }
    })
  }

  test('Home: the slides, the intro, three services with prices, the clients, and no control that needs a script', async ({
    page,
    owner,
  }) => {
    const { data } = await owner.call(api.service.list, { query: { limit: 3, page: 1 } })
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: studio.slides[0]!.title })).toBeVisible()
    for (const { title, description } of studio.slides) {
      await expect(main).toContainText(title)
      await expect(main).toContainText(description)
    }
    await expect(main.getByText('I Love To Capture For Smiling...')).toBeVisible()
    for (const { title, price } of data) {
      const card = main.getByRole('article').filter({ hasText: title }).first()
      await expect(card).toBeVisible()
      await expect(card).toContainText(taka(price))
    }
    await expect(main.locator('.logos').getByRole('img')).toHaveCount(6)
    await expect(page.getByRole('button', { name: 'Dark mode' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden()
  })

  test('Services: cards and prices of each page, by plain links', async ({ request, owner }) => {
    const first = await fetchPage(request, '/services')
    const next = await fetchPage(request, hrefOf(first, 'Next'))
    const { data } = await owner.call(api.service.list, { query: { limit: 6, page: 2 } })
    const titles = [...next.querySelectorAll('article :is(h2, h3)')].map((heading) => heading.textContent)
    expect(titles).toEqual(data.map(({ title }) => title))
    for (const { price } of data) expect(textOf(next)).toContain(taka(price))
  })

  test('Service details: text, price, gallery, reviews of each page, the prompt', async ({
    request,
    owner,
    site,
  }) => {
    const id = await owner.addService({ price: 99000 })
    await addReviews(
      site.url,
      id,
      [1, 2, 3, 4].map((rating) => ({ rating, review: `Words of number ${rating}.` })),
    )
    const page = await fetchPage(request, `/services/${id}`)
    for (const words of [
      '৳99,000',
      'A day on the roofs of the old town',
      'Kindly login or register to leave your feedback!',
    ])
      expect(textOf(page)).toContain(words)
    expect(textOf(page, '#reviews h2')).toContain('2.5')
    expect(textOf(page, '#reviews')).toContain('Words of number 4.')
    expect(page.querySelector('.gallery a')!.getAttribute('href')).toMatch(/\.jpg$/)
    const older = await fetchPage(request, hrefOf(page, 'Next'))
    expect(textOf(older, '#reviews')).toContain('Words of number 1.')
    expect(textOf(older, '#reviews')).not.toContain('Words of number 4.')
  })

  test('Blog and Blog post: the cards, then the whole text', async ({ request, owner }) => {
    const { title } = await owner.addPost({
      title: 'Read without script',
      postBody: `<p>${'A long day. '.repeat(50)}</p><p>The last words.</p>`,
    })
    const post = await fetchPage(request, hrefOf(await fetchPage(request, '/blog'), title))
    expect(textOf(post, 'h1')).toBe(title)
    expect(textOf(post)).toContain('The last words.')
    expect(textOf(post)).toContain('min read')
  })

  test('About and Contact: biography, address, phone and email', async ({ request }) => {
    expect(textOf(await fetchPage(request, '/about'))).toContain(studio.biography.lead)
    const contact = textOf(await fetchPage(request, '/contact'))
    for (const words of [studio.address.street, studio.phone, studio.email]) expect(contact).toContain(words)
  })

  test('the theme, the menu of a phone and the contact form', async ({ page, mailbox, pageErrors }) => {
    pageErrors.expect(/status of 4/)

    await test.step('the theme follows the system, and the menu of a phone opens', async () => {
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/about')
      const light = await paper()
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await paper()).toBe('rgb(16, 14, 12)')
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await paper()).toBe(light)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click()
      await expect(page).toHaveURL('/contact')
    })

    const values = {
      'Your Full Name': 'Plain Visitor',
      // The browser accepts it, the server does not.
      'Email address': 'plain@nowhere',
      Subject: 'No script here',
      'Your Message': 'This browser is old.\nIt has two lines.',
    }

    await test.step('the contact form reports errors at their fields and keeps what was typed', async () => {
      await fill(page, values)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
        'Please enter a valid email address.',
      )
      await expect(page.locator('main .form-note')).toBeVisible()
      await expectKept(page, values)
    })

    await test.step('the contact form is sent and confirms it', async () => {
      const email = `${unique('plain')}@example.com`
      await fill(page, { 'Email address': email })
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.locator('main .form-note')).toContainText(/thank/i)
      await expect(page.locator('main .form-note')).toBeInViewport()
      await expect(page.getByLabel('Subject')).toHaveValue('')
      expect((await mailbox.mail('owner@example.com', email)).text).toContain('This browser is old.')
    })
  })

  test('the booking form is sent and confirms it, and the email arrives', async ({
    page,
    owner,
    mailbox,
  }) => {
    await page.goto(`/services/${await owner.addService({ title: 'Booked plainly' })}`)
    const email = `${unique('plain')}@example.com`
    await fill(page, { 'Event date': nextWeek })
    await page.getByRole('link', { name: 'Continue' }).click()
    await fill(page, {
      'Full name': 'Plain Visitor',
      'Email address': email,
      Phone: '+880 1711 000000',
    })
    await page.locator('#book').getByRole('button', { name: 'Book Now' }).click()
    const panel = page.locator('#book')
    await expect(panel.getByRole('status')).toContainText(/AL-\w{6} was received/)
    await expect(panel).toBeInViewport()
    await expect(panel.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
      'href',
      /^data:text\/calendar.*BEGIN%3AVCALENDAR/,
    )
    await panel.getByRole('link', { name: 'Book another' }).click()
    await expect(page.getByLabel('Phone')).toHaveValue('')
    expect((await mailbox.mail('owner@example.com', email)).text).toContain('Booked plainly')
  })

  test('the booking form reports errors at their fields and keeps what was typed', async ({
    page,
    owner,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 4/)
    await page.goto(`/services/${await owner.addService()}`)
    const day = { 'Event date': '2020-02-02' }
    const values = {
      'Full name': 'Plain Visitor',
      'Email address': 'plain@nowhere',
      Phone: '12',
      'Address (optional)': 'Somewhere',
    }
    const goOn = () => page.getByRole('link', { name: 'Continue' }).click()
    await fill(page, day)
    await goOn()
    await fill(page, values)
    await page.locator('#book').getByRole('button', { name: 'Book Now' }).click()
    await expect(page.getByLabel('Event date')).toHaveAccessibleDescription(
      'The event date cannot be in the past.',
    )
    await expectKept(page, day)
    await goOn()
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Please enter a valid phone number.')
    await expectKept(page, values)
  })

  test('a signed-in user leaves a review', async ({ page, owner }) => {
    await register(page, { name: 'Plain Reviewer' })
    await page.goto(`/services/${await owner.addService()}`)
    await page.getByText('5 stars', { exact: true }).last().locator('..').click()
    await page.getByLabel('Your review').fill('Worked in an old browser, too.')
    await page.getByRole('button', { name: 'Submit review' }).click()
    const first = page.locator('#reviews').getByRole('article').first()
    await expect(first).toContainText('Worked in an old browser, too.')
    await expect(first).toContainText('5.0')
    await expect(first).toContainText('Plain Reviewer')
  })
})
