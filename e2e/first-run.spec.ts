import { test as base } from '@playwright/test'
import sharp from 'sharp'
import { openDatabase } from '../db/open.ts'
import { setupCode } from '../server/platform/identity/setup-code.ts'
import { type DemoSite, startDemoSite } from '../tooling/demo-site.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { watchPageErrors } from './fixtures/page-errors.ts'
import { expectFitsWidth, open, sizes } from './fixtures/pages.ts'
import { expectToast, recordToasts } from './fixtures/toasts.ts'

/** In production, with an empty database and no owner. */
const test = base.extend<{ newSite: DemoSite }>({
  newSite: async ({}, use) => {
    const site = await startDemoSite({
      settings: { NODE_ENV: 'production', HOST: 'localhost', LIMITS: 'on' },
    })
    await use(site)
    await site.stop()
  },
  baseURL: async ({ newSite }, use) => use(newSite.url),
  context: async ({ context }, use) => {
    await recordToasts(context)
    await use(context)
  },
})
const { expect } = test

const codeOf = async ({ dataDir }: DemoSite) => {
  const { db, close } = openDatabase({ dataDir })
  const code = await setupCode(db)
  await close()
  return code
}

test('from an empty database to an open site with one service, on a phone', async ({
  page,
  newSite,
  context,
}) => {
  const pageErrors = watchPageErrors(context)
  await page.setViewportSize(sizes.phone)

  await open(page, '/')
  await expect(page.getByText('Opening soon.')).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
    'Home',
    'Contact',
  ])

  await open(page, '/setup')
  await expectAccessible(page)
  pageErrors.expect(/400/)
  await expect(
    page.getByText('At least 12 characters. Three words you like are easy to remember.'),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Code from the log' }).fill('AAAA-AAAA-AAAA')
  await page.getByRole('textbox', { name: 'Email address' }).fill('nila@example.com')
  await page.getByLabel('Password', { exact: true }).fill('river-boat-27')
  await expect(page.getByText('Fair', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Claim this site' }).click()
  await expect(page.getByText('This code is wrong.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Code from the log' }).fill(await codeOf(newSite))
  await page.getByRole('button', { name: 'Claim this site' }).click()

  /** Each step starts at the top of the screen, with the focus on its heading. */
  const expectStep = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expectFitsWidth(page)
  }
  const goOn = page.getByRole('button', { name: 'Save and continue' })
  await expect(page).toHaveURL('/admin/setup')
  await expectStep('You and your studio')
  await expect(page.getByText('Step 1 of 8')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('textbox', { name: 'Public email' })).toHaveValue('nila@example.com')
  await goOn.click()
  await expect(page.getByText('Your name is required.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nila Rahman')
  await page.getByRole('textbox', { name: 'Phone' }).fill('০১৭০০-০০০২৪৫')
  await page.getByRole('textbox', { name: 'WhatsApp' }).fill('01700000245')
  await goOn.click()
  await expectStep('Your portrait')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expectStep('First service')
  await page.getByRole('textbox', { name: 'Title' }).fill('Portrait hour')
  await page.getByRole('textbox', { name: 'Price' }).fill('৬,৫০০')
  await page.getByRole('textbox', { name: 'Details' }).fill('One hour, one place you like, ten pictures.')
  const background = { r: 180, g: 120, b: 60 }
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload a picture for Picture' }).click()
  await (await chooser).setFiles({ name: 'hour.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('textbox', { name: 'Picture URL' })).toHaveValue(/^\/media\//)
  await goOn.click()
  await expectStep('Days and hours')

  // On another device, the setup continues at the first step that is neither done nor skipped.
  await open(page, '/admin/setup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Days and hours')
  await goOn.click()
  await expectStep('Your promises')
  await expect(page.getByText('Cancellation is free until 14 days before your day.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Cancellation is free until' }).fill('7')
  await expect(page.getByText('Cancellation is free until 7 days before your day.')).toBeVisible()
  await goOn.click()
  await expectStep('Getting paid')
  await page.getByRole('button', { name: 'Back' }).click()
  await expectStep('Your promises')
  await page.getByRole('button', { name: 'Finish later' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expectStep('Getting paid')
  await goOn.click()
  await expectStep('Email')
  await expect(page.getByText('No mail server yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expectStep('Your site is ready')
  await expectAccessible(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Portrait hour, ৳6,500' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set it up' })).toHaveAttribute(
    'href',
    '/admin/setup?step=mail',
  )
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    'Nila Rahman Photography',
  )
  await page.getByRole('button', { name: 'Open your site' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nila Rahman Photography')
  await open(page, '/admin/settings')
  await page.getByRole('link', { name: 'Setup' }).click()
  await expectStep('You and your studio')

  const visitor = await (await fetch(newSite.url)).text()
  expect(visitor).toContain('Portrait hour')
  expect(visitor).toContain('<title>Home - Nila Rahman Photography</title>')
  expect(visitor).not.toContain('Opening soon')
  // With one service and no texts, no link leads to an empty page.
  expect(visitor).toContain('Book Now')
  for (const missing of ['View More Services', 'Read More', 'No services'])
    expect(visitor).not.toContain(missing)
  expect(visitor).toContain(`© ${new Date().getFullYear()} Nila Rahman`)
  expect(visitor).toContain('href="/services"')
  expect(visitor).not.toContain('href="/blog"')
  expect((await fetch(`${newSite.url}/setup`)).status).toBe(404)
  expect(pageErrors.unexpected()).toEqual([])
})

test('a closed site shows visitors that it opens soon, and its owner everything', async ({
  page,
  newSite,
}) => {
  await open(page, '/setup')
  await page.getByRole('textbox', { name: 'Code from the log' }).fill(await codeOf(newSite))
  await page.getByRole('textbox', { name: 'Email address' }).fill('nila@example.com')
  await page.getByLabel('Password', { exact: true }).fill('river-boat-27')
  await page.getByRole('button', { name: 'Claim this site' }).click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nila Rahman')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your portrait')
  await open(page, '/admin/settings/pages')
  await page.getByRole('switch', { name: 'The site is open' }).uncheck()
  await page.getByRole('button', { name: 'Save pages and promises' }).click()
  await expectToast(page, 'success: Settings saved')

  const visitor = async (path: string) => {
    const reply = await fetch(newSite.url + path)
    return { status: reply.status, text: await reply.text() }
  }
  for (const path of [
    '/',
    '/services',
    '/services/',
    '/SERVICES',
    '/x/../%73ervices',
    '/contact',
    '/blog/post/a/b',
    '/nowhere',
  ]) {
    const { status, text } = await visitor(path)
    expect(status, path).toBe(200)
    expect(text, path).toContain('Opening soon')
    expect(text, path).toContain('noindex')
    expect(text, path).not.toContain('<form')
  }
  expect((await visitor('/login')).text).toContain('<form')
  // Home in both languages.
  expect((await visitor('/sitemap.xml')).text.match(/<loc>/g)).toHaveLength(2)

  await open(page, '/contact')
  await expect(page.getByRole('status').filter({ hasText: 'Only you can see this' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the site' }).click()
  await expect(page.getByRole('switch', { name: 'The site is open' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save pages and promises' }).click()
  await expectToast(page, 'success: Settings saved')
  expect((await visitor('/contact')).text).toContain('<form')
})
