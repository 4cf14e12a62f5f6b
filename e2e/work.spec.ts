import { api } from '../contract/api.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { expectAccessibleEverywhere } from './fixtures/accessible.ts'
import { unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test('a visitor browses the wall, opens the next picture and books a shoot like it', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await open(page, '/work')
  await expectFitsWidth(page)
  await page
    .getByRole('navigation', { name: 'Kinds of work' })
    .getByRole('link', { name: 'Weddings' })
    .click()
  await expect(page).toHaveURL('/work?kind=weddings')
  await page.getByRole('link', { name: /Rings, resting/ }).click()
  await expect(page.getByRole('heading', { name: 'Rings, resting' })).toBeVisible()
  await expectFitsWidth(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Rings, resting')
  await expect(page).toHaveURL(/\/work\/.+\?kind=weddings$/)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: 'Rings, resting' })).toBeVisible()
  await page.getByRole('link', { name: 'Book a shoot like this' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding Photography')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/work?kind=weddings')
})

test('the owner adds pictures to the wall, names their place and removes one', async ({ page, owner }) => {
  const [title, kind] = [unique('Kites over'), unique('Roofs')]
  const alt = unique('Kites over a roof')
  const thumbnail = '/media/demo/blog-3.jpg'
  await owner.call(api.picture.describe, { body: { src: thumbnail, alt } })
  await owner.addService({ title, thumbnail, gallery: [thumbnail] })
  await enterAsOwner(page)
  await open(page, '/admin/work/add')
  await page.getByRole('button', { name: 'Add pictures' }).click()
  await expect(page.getByText('Choose at least one picture.')).toBeVisible()
  await page.getByRole('checkbox', { name: new RegExp(alt) }).check()
  await page.getByLabel('Kind of work').fill(kind)
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Add 1 picture' }).click()
  await expect(page).toHaveURL('/admin/work')
  await page.getByRole('main').getByRole('link', { name: alt, exact: true }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Place').fill('Sadarghat')
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page).toHaveURL('/admin/work')
  await expectAccessibleEverywhere(page)
  await open(page, '/work')
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await expect(page.getByText('Sadarghat')).toBeVisible()
  await open(page, '/admin/work')
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Picture removed from the portfolio')).toBeVisible()
  await open(page, '/work')
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(0)
})
