import { api } from '../contract/api.ts'
import { demoSite } from '../db/seed/site.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsCustomer, enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test('the owner changes brand, phone and slides, and every page and mail follows', async ({
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
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(brand).toHaveAccessibleDescription('Brand is required.')
  await expect(brand).toBeFocused()
  await brand.fill('Chhaya')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+880 1811-222333')
  await page.getByRole('button', { name: 'Move down slide 1' }).click()
  await expect(page.getByRole('button', { name: 'Move down slide 2' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove slide 5' }).click()
  await page.getByRole('button', { name: 'Add a slide' }).click()
  const added = page.getByRole('group', { name: 'Slide 5' })
  await expect(added.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Kite Photography')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(added.getByText('Text is required.')).toBeVisible()
  await added.getByRole('textbox', { name: 'Text' }).fill('From the first string to the last lantern.')
  await added.getByRole('textbox', { name: 'Picture URL' }).fill('/media/demo/product-1.jpg')
  await added.getByRole('textbox', { name: 'What the picture shows' }).fill('A bottle on a stone.')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.locator('.toast.success')).toHaveText('Settings saved')
  await expect(page).toHaveTitle('Settings - Chhaya Photography')

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

test('two tabs: the second one is asked, and loses nothing', async ({ page, owner, problems }) => {
  problems.expect(/409/)
  await enterAsOwner(page)
  await open(page, '/admin/settings')
  await owner.call(api.site.update, { body: { ...demoSite, tagline: 'Said elsewhere.' } })
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nusrat Karim')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('alert')).toContainText('The settings were changed somewhere else')
  await page.getByRole('button', { name: 'Load the stored one' }).click()
  await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Said elsewhere.')
  await owner.call(api.site.update, { body: demoSite })
})

test('the settings are accessible and fit every screen', async ({ page }) => {
  await enterAsOwner(page)
  for (const size of ['desktop', 'phone', 'smallest'] as const) {
    await page.setViewportSize(sizes[size])
    await open(page, '/admin/settings')
    await expectFitsWidth(page)
    await expectAccessible(page)
  }
})

test('a customer sees the permission view', async ({ page, site, problems }) => {
  problems.expect(/403/)
  await enterAsCustomer(page, site.url)
  await open(page, '/admin/settings')
  await expect(page.getByRole('heading')).toContainText("You don't have permission to access this page")
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0)
})
