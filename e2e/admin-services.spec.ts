import { enterAsCustomer, enterAsOwner } from './fixtures/admin.ts'
import { expectFitsWidth, open, reload, sizes, walkTo } from './fixtures/pages.ts'
import { unique } from './fixtures/owner.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

const question = 'Are you sure you want to delete this service?'

test.describe('Services Control', () => {
  test('customers see the list without actions', async ({ page, site, owner }) => {
    const title = unique('Readable')
    const id = await owner.addService({ title })
    await enterAsCustomer(page, site.url)
    await open(page, '/admin/services')
    await expect(page.getByRole('columnheader')).toHaveText(['Image', 'Title', 'Price'])
    await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', `/services/${id}`)
    for (const name of [/Add/, /Edit/, /Delete/])
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0)
  })
})

test('Services Control, for the owner', async ({ page, owner, pageErrors }) => {
  pageErrors.expect(/500/)
  await enterAsOwner(page)

  await test.step('lists image, title, price, Order, Edit and Delete, newest first', async () => {
    const title = unique('Kites')
    await owner.addService({ title, price: 120000 })
    await open(page, '/admin/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
    await expect(page.getByRole('columnheader')).toHaveText([
      'Image',
      'Title',
      'Price',
      'Order',
      'Edit',
      'Delete',
    ])
    const row = page.getByRole('row').nth(1)
    await expect(row).toContainText(title)
    await expect(row).toContainText('৳1,20,000')
    await expect(row.getByRole('link', { name: `Edit ${title}` })).toBeVisible()
    await expectFitsWidth(page)
  })

  await test.step('is paged, and the address keeps page and search', async () => {
    const word = unique('Paged').toLowerCase()
    for (let n = 1; n <= 13; n++) await owner.addService({ title: `${word} ${n}` })
    await walkTo(page, '/admin/services')
    await page.getByRole('searchbox').fill(word)
    await expect(page).toHaveURL(new RegExp(`search=${word}`))
    await expect(page.getByText('1 to 12 of 13 services')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.getByText('13 to 13 of 13 services')).toBeVisible()
    await reload(page)
    await expect(page.getByText('13 to 13 of 13 services')).toBeVisible()
    // The last row of the last page is gone: the list shows the previous page.
    await page.getByRole('button', { name: `Delete ${word} 1` }).click()
    await page.getByRole('button', { name: "Yes, I'm sure" }).click()
    await expect(page.getByText('1 to 12 of 12 services')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/admin/services\\?search=${word}$`))
    await page.getByRole('searchbox').fill('nothing like it')
    await expect(page.getByRole('heading', { name: 'No service matches “nothing like it”' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).last().click()
    await expect(page.getByText(/^1 to 12 of \d+ services$/)).toBeVisible()
  })

  await test.step('confirms before deleting, and keeps page, place and focus', async () => {
    await page.setViewportSize(sizes.phone)
    const titles = [unique('First'), unique('Second')]
    for (const title of titles) await owner.addService({ title })
    await walkTo(page, '/admin/services')
    const button = page.getByRole('button', { name: `Delete ${titles[1]}` })
    await button.click()
    const dialog = page.getByRole('alertdialog', { name: question })
    await expect(dialog).toContainText(titles[1]!)
    await expect(dialog.getByRole('button', { name: 'No, cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await dialog.getByRole('button', { name: 'No, cancel' }).click()
    await expect(dialog).toBeHidden()
    await button.click()
    const scrolled = await page.evaluate(() => scrollY)
    await dialog.getByRole('button', { name: "Yes, I'm sure" }).click()
    await expectToast(page, 'success: Service deleted successfully')
    await expect(page.getByText(titles[1]!)).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Delete ${titles[0]}` })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })

  await test.step('an error says why and changes nothing', async () => {
    const title = unique('Stays')
    await owner.addService({ title })
    await walkTo(page, '/admin/services')
    await page.route('**/api/delete-service/*', (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'Something went wrong on the server.' } }),
    )
    await page.getByRole('button', { name: `Delete ${title}` }).click()
    await page.getByRole('button', { name: "Yes, I'm sure" }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('alert')).toHaveText('Something went wrong on the server.')
    await dialog.getByRole('button', { name: 'No, cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  })
})
