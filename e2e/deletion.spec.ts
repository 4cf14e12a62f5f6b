import { api } from '../contract/api.ts'
import { dayInDhaka } from '../contract/shape/dates.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes, walkTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

const nextWeek = dayInDhaka(new Date(Date.now() + 7 * 86_400_000))
const message = { subject: 'Do you travel?', message: 'Our tea garden needs pictures.' }
const yes = "Yes, I'm sure"

test('the owner deletes messages, requests, emails and spam', async ({ page, owner }) => {
  await enterAsOwner(page)

  await test.step('the owner deletes a message on its page, and returns to the list as it was left', async () => {
    const name = unique('Arif')
    const email = `${name}@example.com`
    const { data } = await owner.call(api.message.add, { body: { ...message, name, email } })
    await open(page, `/admin/inbox?search=${name}`)
    await page.getByRole('link', { name: `View ${name}` }).click()
    await page.getByRole('button', { name: 'Delete this message' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this message?' })
    await expect(dialog).toContainText(name)
    await expect(dialog.getByRole('button', { name: 'No, cancel' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Delete this message' })).toBeFocused()
    await page.getByRole('button', { name: 'Delete this message' }).click()
    await dialog.getByRole('button', { name: yes }).click()
    await expectToast(page, 'success: Message deleted')
    await expect(page).toHaveURL(`/admin/inbox?search=${name}`)
    await expect(page.getByText('No message matches')).toBeVisible()
    await expect(owner.call(api.message.one, { params: { id: data._id } })).rejects.toThrow()
  })

  await test.step('the owner deletes a request and an email', async () => {
    const name = unique('Nusrat')
    const body = { name, email: `${name}@example.com`, phone: '০২-৯১২৩৪৫৬', eventDate: nextWeek }
    const serviceId = await owner.addService()
    const { data } = await owner.call(api.booking.add, { body: { ...body, serviceId } })
    await page.setViewportSize(sizes.phone)
    await walkTo(page, `/admin/request/view/${data._id}`)
    await expect(page.getByRole('link', { name: '02-9123456' })).toBeVisible()
    await expectFitsWidth(page)
    await page.getByRole('button', { name: 'Delete this request' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: yes }).click()
    await expectToast(page, 'success: Request deleted')
    await expect(page).toHaveURL('/admin/request')

    await owner.call(api.message.add, { body: { ...message, name, email: body.email } })
    await walkTo(page, '/admin/mails')
    await page.getByRole('link', { name: `View Message: Do you travel? (${name})` }).click()
    await page.getByRole('button', { name: 'Delete this email' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: yes }).click()
    await expect(page).toHaveURL('/admin/mails')
    await expect(page.getByRole('link', { name: `View Message: Do you travel? (${name})` })).toHaveCount(0)
  })

  await test.step('spam is deleted in its list, which keeps its place and the focus', async () => {
    const word = unique('robot')
    for (const n of ['a', 'b', 'c'])
      await owner.call(api.message.add, {
        body: {
          ...message,
          name: `${word}-${n}`,
          email: `${word}@example.com`,
          website: 'https://x.example',
        },
      })
    await walkTo(page, `/admin/inbox?search=${word}&status=spam`)
    await page.getByRole('button', { name: `Delete ${word}-b` }).click()
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: yes }).click()
    await expect(page.getByText(`${word}-b`)).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Delete ${word}-a` })).toBeFocused()
    await expect(page).toHaveURL(`/admin/inbox?search=${word}&status=spam`)
    await page.setViewportSize(sizes.phone)
    await expectFitsWidth(page)
  })
})
