import { api } from '../contract/api.ts'
import { defaultStudio } from '../contract/shape/studio-settings.ts'
import { usualHours } from '../contract/shape/week-hours.ts'
import { demoSite } from '../db/seed/site.ts'
import { settingsPages } from '../web/studio/studio/site/settings-pages.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { demoOwner } from '../server/config.ts'
import { unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes, walkTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

test('the owner changes brand, phone and slides, and every page and email follows', async ({
  page,
  site,
  owner,
  mailbox,
}) => {
  await enterAsOwner(page)
  await open(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveTitle('Settings - Aloka Photography')
  const brand = page.getByRole('textbox', { name: 'Brand', exact: true })
  await brand.fill('')
  await page.getByRole('button', { name: 'Save studio' }).click()
  await expect(brand).toHaveAccessibleDescription('Brand is required.')
  await expect(brand).toBeFocused()
  await brand.fill('Chhaya')
  await page.getByRole('button', { name: 'Save studio' }).click()
  await expectToast(page, 'success: Settings saved')
  await expect(page).toHaveTitle('Settings - Chhaya Photography')

  const list = page.getByRole('navigation', { name: 'Settings' })
  await list.getByRole('link', { name: 'Contact' }).click()
  await page.getByRole('textbox', { name: 'Phone' }).fill('+880 1811-222333')
  await page.getByRole('button', { name: 'Save contact' }).click()
  await expectToast(page, 'success: Settings saved')
  await expect(page.getByText('Unsaved changes')).toBeHidden()

  await list.getByRole('link', { name: 'Home page slides' }).click()
  await page.getByRole('button', { name: 'Edit slide 1' }).click()
  await page.getByRole('button', { name: 'Move down slide 1' }).click()
  await expect(page.getByRole('button', { name: 'Move down slide 2' })).toBeFocused()
  await page.getByRole('button', { name: 'Edit slide 5' }).click()
  await page.getByRole('button', { name: 'Remove slide 5' }).click()
  await page.getByRole('button', { name: 'Add a slide' }).click()
  const added = page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Close slide 5' }) })
  await expect(added.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Kite Photography')
  const save = page.getByRole('button', { name: 'Save home page slides' })
  await save.click()
  await expect(added.getByText('Picture is required.')).toBeVisible()
  await added.getByRole('textbox', { name: 'Picture URL' }).fill('/media/demo/product-1.jpg')
  await added.getByRole('textbox', { name: 'What the picture shows' }).fill('A bottle on a stone.')
  const saved = page.waitForResponse((reply) => reply.url().endsWith(api.site.update.path))
  await save.click()
  expect((await saved).status()).toBe(200)

  const visitor = await (await fetch(site.url)).text()
  expect(visitor).toContain('<title>Home - Chhaya Photography</title>')
  expect(visitor).toContain('"telephone":"+880 1811-222333"')
  expect(visitor).toContain('property="og:site_name" content="Chhaya Photography"')
  await open(page, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Chhaya' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Slide \d/ })).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Slide 1: Corporate Photography' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Slide 5: Kite Photography' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('link', { name: '+880 1811-222333' })).toHaveAttribute(
    'href',
    'tel:+8801811222333',
  )
  const email = `${unique('sender')}@example.org`
  await owner.call(api.message.add, {
    body: { name: 'Nadia', email, subject: 'Light', message: 'Are you free in December?' },
  })
  const mail = await mailbox.mail(email, 'Chhaya Photography')
  expect(mail.text).toContain('+880 1811-222333')
  await owner.call(api.site.update, { body: demoSite })
})

test('all settings', async ({ page, owner, pageErrors, mailbox }) => {
  pageErrors.expect(/409/)
  await enterAsOwner(page)

  await test.step('two tabs: the second gets a conflict, and loses nothing', async () => {
    await open(page, '/admin/settings')
    await owner.call(api.site.update, { body: { ...demoSite, tagline: 'Said elsewhere.' } })
    await page.getByRole('textbox', { name: 'Your name' }).fill('Nusrat Karim')
    await page.getByRole('button', { name: 'Save studio' }).click()
    await expect(page.getByRole('alert')).toContainText('The settings were changed somewhere else')
    await page.getByRole('button', { name: 'Load the saved version' }).click()
    await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Said elsewhere.')
    await owner.call(api.site.update, { body: demoSite })
  })

  await test.step('a setting is found by its name and opened at its field, by keyboard', async () => {
    await walkTo(page, '/admin/settings')
    await page.keyboard.press('/')
    await page.keyboard.type('whats')
    const found = page.getByRole('link', { name: /^WhatsApp/ })
    await found.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'WhatsApp' })).toBeFocused()
    await expect(page).toHaveURL('/admin/settings/contact#whatsApp')
  })

  await test.step('working days, ways to pay and the prefix of references are saved', async () => {
    await walkTo(page, '/admin/settings/days')
    await page.getByRole('switch', { name: 'Monday' }).uncheck()
    await page.getByRole('group', { name: 'Friday' }).getByLabel('From').fill('14:30')
    await page.getByRole('textbox', { name: 'Letters before the number' }).fill('nil')
    await page.getByRole('button', { name: 'Save days' }).click()
    await expectToast(page, 'success: Settings saved')
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Payments' }).click()
    // The bKash number of the demo comes first.
    const number = page.getByRole('textbox', { name: 'Number', exact: true }).first()
    await number.fill('')
    await page.getByRole('button', { name: 'Save payments' }).click()
    await expect(number).toHaveAccessibleDescription('Phone number is required.')
    await number.fill('০১৭০০-০০০২৪৫')
    const saved = page.waitForResponse((reply) => reply.url().endsWith(api.studio.update.path))
    await page.getByRole('button', { name: 'Save payments' }).click()
    await saved
    await expect(page.getByText('Unsaved changes')).toBeHidden()
    expect((await owner.call(api.studio.one)).data).toMatchObject({
      hours: usualHours
        .with(1, { ...usualHours[1]!, open: false })
        .with(5, { ...usualHours[5]!, from: '14:30' }),
      payments: { bkash: { on: true, number: '01700-000245' } },
      referencePrefix: 'NIL',
    })
    await owner.call(api.studio.update, { body: defaultStudio })
  })

  await test.step('a test email is sent, and the page shows the outcome', async () => {
    await walkTo(page, '/admin/settings/mail')
    await expect(page.getByText('SMTP_URL and MAIL_FROM are set on the server')).toBeVisible()
    await page.getByRole('button', { name: 'Send me a test email' }).click()
    await expect(page.getByText('The mail server accepted it.')).toBeVisible()
    await mailbox.mail(demoOwner.email, 'You asked your site for this test email')
    await expect(page.getByText('This site does not receive email.')).toBeVisible()
  })

  await test.step('the settings are accessible and fit every screen, none longer than two screens of a phone', async () => {
    await page.setViewportSize(sizes.phone)
    await walkTo(page, '/admin')
    for (const { id } of settingsPages.filter(({ to }) => !to)) {
      await walkTo(page, `/admin/settings/${id}`)
      await expectFitsWidth(page)
      expect(await page.evaluate(() => document.documentElement.scrollHeight), id).toBeLessThan(2000)
      await expectAccessible(page)
    }
    await page.setViewportSize(sizes.smallest)
    await walkTo(page, '/admin/settings')
    await expectFitsWidth(page)
  })
})
