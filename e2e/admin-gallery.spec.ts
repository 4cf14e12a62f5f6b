import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, reload, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

const photo = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(import.meta.dirname, '../db/seed/photos', name)),
})

test('the owner makes a gallery, uploads pictures, puts them in order and opens it', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 415/)
  await enterAsOwner(page)
  await open(page, '/admin/galleries')
  await page.getByRole('button', { name: 'New gallery' }).click()
  const dialog = page.getByRole('dialog', { name: 'New gallery' })
  const title = unique('Sharmin and Rafi')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Make gallery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const chosen = page.getByLabel('Pictures to upload')
  await chosen.setInputFiles([
    photo('wedding-1.jpg'),
    photo('wedding-2.jpg'),
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ])
  await expect(page.getByText('type that this site does not take')).toBeVisible()
  await page.getByRole('button', { name: 'Leave out' }).click()
  await expect(page.getByText('All of them have arrived')).toBeVisible()
  const wall = page.getByRole('region', { name: /^Pictures/ })
  await expect(wall.locator('img')).toHaveCount(2, { timeout: 30_000 })

  // What is there already is not sent again.
  await chosen.setInputFiles([photo('wedding-2.jpg'), photo('wedding-3.jpg')])
  await expect(page.getByText('1 was there already')).toBeVisible()
  await expect(wall.getByRole('checkbox')).toHaveCount(3, { timeout: 30_000 })
  const grip = (place: number) => wall.getByRole('button', { name: `wedding-3.jpg, place ${place} of 3` })
  await grip(3).press('ArrowLeft')
  await expect(grip(2)).toBeFocused()
  await grip(2).dragTo(wall.getByRole('checkbox').first())
  await expect(wall.getByText('wedding-3.jpg is now 1 of 3')).toBeAttached()
  await reload(page)
  await expect(grip(1)).toBeVisible()
  await wall.getByLabel('wedding-3.jpg', { exact: true }).check()
  await wall.getByRole('button', { name: 'Make cover' }).click()
  await expect(wall.getByText('Cover', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Sharing' }).click()
  await page.getByLabel('Choose at most').fill('২')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Open gallery' }).click()
  await expect(page.getByRole('button', { name: 'Close gallery' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(sizes.phone)
  await expectFitsWidth(page)
  await page.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByText('Pictures uploaded: 3')).toBeVisible()
})
