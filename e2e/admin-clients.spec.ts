import { api } from '../contract/api.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test('a client is found in the list, opened on a phone, and erased except for the bookkeeping', async ({
  page,
  owner,
  pageErrors,
}) => {
  pageErrors.expect(/400/)
  const name = unique('Khondokermohammadabdullahalmamunbhuiyanchowdhury')
  const email = `${name}@example.com`
  const serviceId = await owner.addService()
  const body = { name, email, phone: '01700-000418', eventDate: '2063-06-12', serviceId }
  const { _id: id } = (await owner.call(api.booking.add, { body })).data
  const params = { id }
  await owner.call(api.bookingState.confirm, { params, body: {} })
  await owner.call(api.payment.record, { params, body: { way: 'cash', amount: 1_650_000 } })
  await page.setViewportSize(sizes.phone)
  await enterAsOwner(page)

  await test.step('the list is searched, and a long name stays in its card', async () => {
    await open(page, '/admin/clients')
    await expectAccessible(page)
    await page.getByRole('searchbox').fill(name)
    await expect(page).toHaveURL(/search=/)
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('1 booking')
    await expectFitsWidth(page)
    await row.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('region', { name: 'Requests and messages' })).toContainText('Jun 12, 2063')
    await expectFitsWidth(page)
  })

  await test.step('erasing lists what goes and what stays, and requires the name', async () => {
    await page.getByRole('button', { name: /^Erase/ }).click()
    const dialog = page.getByRole('dialog', { name: `Erase ${name}?` })
    await expect(dialog.getByRole('button', { name: 'No, cancel' })).toBeFocused()
    await expect(dialog).toContainText('Name, email, phone and address')
    await expect(dialog).toContainText('1 payment, ৳16,500, in your books')
    await expectAccessible(page)
    const typed = dialog.getByRole('textbox')
    await typed.fill('Somebody else')
    await dialog.getByRole('button', { name: 'Erase permanently' }).click()
    await expect(typed).toHaveAttribute('aria-invalid', 'true')
    await typed.fill(name)
    await dialog.getByRole('button', { name: 'Erase permanently' }).click()
    await expect(page).toHaveURL('/admin/clients')
  })

  await test.step('the person is no longer found, and the booking keeps its money', async () => {
    await page.getByRole('searchbox').fill(name)
    await expect(page.getByText('No client matches')).toBeVisible()
    await open(page, `/admin/request/view/${id}`)
    await expect(page.getByText(/^Erased on/)).toBeVisible()
    await expect(page.getByText('৳16,500').first()).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
  })
})
