import { enterAsCustomer, enterAsOwner } from './fixtures/admin.ts'
import { open } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test('the owner sees work, mails, disk, last backup and versions', async ({ page }) => {
  await enterAsOwner(page)
  await open(page, '/admin')
  await page.getByRole('link', { name: 'Health' }).click()
  await expect(page).toHaveTitle('Health - Aloka Photography')
  const data = page.getByRole('region', { name: 'Data' })
  await expect(data).toContainText(/free of/)
  await expect(data).toContainText(/SQLite 3\./)
  await expect(data).toContainText('There is no backup yet.')
  await expect(page.getByRole('region', { name: 'Software' })).toContainText(process.versions.node)
})

test('a customer sees the permission view instead', async ({ page, site, problems }) => {
  problems.expect(/403/)
  await enterAsCustomer(page, site.url)
  await open(page, '/admin/health')
  await expect(page.getByRole('heading')).toContainText("You don't have permission to access this page")
})
