import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { expectFitsWidth, open, sizes, walkTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test('Health, for the owner', async ({ page }) => {
  await enterAsOwner(page)

  await test.step('the owner sees work, mails, disk, last backup and versions', async () => {
    await open(page, '/admin')
    await page.getByRole('link', { name: 'Health' }).click()
    await expect(page).toHaveTitle('Health - Aloka Photography')
    const data = page.getByRole('region', { name: 'Data' })
    await expect(data).toContainText(/free of/)
    await expect(data).toContainText(/SQLite 3\./)
    await expect(data).toContainText('There is no backup yet.')
    await expect(page.getByRole('region', { name: 'Software' })).toContainText(process.versions.node)
  })

  await test.step('the owner makes a backup, sees it checked, downloads and deletes it, by keyboard', async () => {
    await page.setViewportSize(sizes.phone)
    await walkTo(page, '/admin/health')
    const backups = page.getByRole('region', { name: 'Backups' })
    await expect(backups).toContainText('No backups yet.')
    await backups.getByRole('button', { name: 'Back up now' }).press('Enter')
    const row = backups.getByRole('row').nth(1)
    await expect(row).toContainText('Manual')
    await expect(row).toContainText(/Intact.*\d+ rows, \d+ files?\. Checked/)
    await expect(page.getByRole('region', { name: 'Data' })).not.toContainText('There is no backup yet.')
    await expectFitsWidth(page)
    await page.setViewportSize(sizes.smallest)
    await expectFitsWidth(page)
    await expectAccessible(page)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('link', { name: 'Download' }).press('Enter'),
    ])
    expect(file.suggestedFilename()).toMatch(/^aloka-[\dT-]+\.tar\.gz$/)
    expect(gunzipSync(await readFile(await file.path())).toString('latin1', 0, 13)).toBe('manifest.json')

    await row.getByRole('button', { name: 'Check' }).press('Enter')
    await expect(page.getByText('The backup is being checked')).toBeVisible()
    await expect(row).toContainText('Intact')

    await row.getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: "Yes, I'm sure" }).press('Enter')
    await expect(backups).toContainText('No backups yet.')
  })
})
