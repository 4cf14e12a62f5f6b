import { api } from '../contract/api.ts'
import { dayInDhaka } from '../contract/shape/dates.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsCustomer, enterAsOwner } from './fixtures/admin.ts'
import { type Owner, unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, reload, sizes, walkTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

const eventDate = dayInDhaka(new Date(Date.now() + 40 * 86_400_000))
const book = async (owner: Owner, name: string) => {
  const serviceId = await owner.addService({ title: 'Wedding Story' })
  const body = { name, email: 'tanvir@example.com', phone: '01700-000112', eventDate, serviceId }
  return (await owner.call(api.booking.add, { body })).data
}

test('the sender of a request does not see its notes', async ({ page, site, owner }) => {
  const { call } = await enterAsCustomer(page, site.url)
  const message = { name: 'Nusrat', email: 'n@example.com', subject: 'Sylhet?', message: 'Three days.' }
  const { data } = await call(api.message.add, { body: message })
  const note = { params: { id: data._id }, body: { body: 'Haggles' } }
  await owner.call(api.note.saveOfMessage, note)
  await open(page, `/admin/inbox/view/${data._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sylhet?')
  await expect(page.getByRole('form', { name: 'Notes' })).toHaveCount(0)
  expect(await page.content()).not.toContain('Haggles')
})

for (const size of ['desktop', 'phone'] as const)
  test(`a request that came by phone is entered, on a ${size}`, async ({ page, owner, mailbox }) => {
    await page.setViewportSize(sizes[size])
    const title = unique('Called')
    await owner.addService({ title, price: 85000 })
    const [name, email] = [unique('তানিয়া'), `${unique('caller')}@example.com`]
    await enterAsOwner(page)
    await open(page, '/admin/request')
    await page.keyboard.press('n')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New request')
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.getByRole('combobox', { name: 'Service' }).selectOption(`${title}, ৳85,000`)
    await page.getByRole('textbox', { name: 'Event date' }).fill(eventDate)
    await page.getByRole('textbox', { name: 'Notes' }).fill('Wants an album')
    await page.getByRole('button', { name: 'Save request' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused()
    await expect(page.getByText('Enter a phone number or an email address.')).toBeVisible()
    await expectFitsWidth(page)
    await expectAccessible(page)
    const confirm = page.getByRole('checkbox', { name: 'Send them a confirmation by email' })
    await expect(confirm).toBeDisabled()
    if (size === 'desktop') {
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await confirm.check()
    } else await page.getByRole('textbox', { name: 'Phone' }).fill('০১৮১৯-৩৩৪৪৫৫')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Added manually')
    await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Wants an album')
    await expect(page.locator('.adm-facts')).toContainText('not given')
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveCount(
      size === 'desktop' ? 0 : 1,
    )
    await expect(page.getByRole('textbox', { name: /^Reply by email/ })).toHaveCount(
      size === 'desktop' ? 1 : 0,
    )
    if (size === 'desktop') await mailbox.mail(email, 'Thank you for your booking request.')
    await page.getByRole('link', { name: 'Back to Booking Request' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('added manually')
    await expectFitsWidth(page)
  })

test('saved replies and notes', async ({ page, owner, pageErrors }) => {
  pageErrors.expect(/409/)
  await enterAsOwner(page)

  await test.step('saved replies are added, used with their placeholders filled in, changed and deleted', async () => {
    const [name, saved] = [unique('Tanvir'), unique('The day is free')]
    const booking = await book(owner, name)
    const { data: message } = await owner.call(api.message.add, {
      body: { name, email: 'a@example.com', subject: 'Hello', message: 'Hello' },
    })
    await open(page, `/admin/request/view/${booking._id}`)
    await page.getByText('Saved replies', { exact: true }).press('Enter')
    await page.getByRole('link', { name: /saved replies|Write the first one/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved replies')
    await page.getByRole('textbox', { name: 'Name' }).fill(saved)
    const body = page.getByRole('textbox', { name: 'Reply' })
    await body.fill('Dear {name}, {day} is free.')
    await page.getByRole('button', { name: 'Save reply' }).press('Enter')
    await expect(body).toHaveAccessibleDescription(/^\{day\} is not a known placeholder\. Known are \{name\}/)
    await body.fill('Dear {name}, {date} is free for {service} ({reference}).\n\n{studio}')
    await expectAccessible(page)
    await page.setViewportSize(sizes.phone)
    await expectFitsWidth(page)
    await page.setViewportSize(sizes.desktop)
    await page.getByRole('button', { name: 'Save reply' }).press('Enter')
    await expect(page.getByRole('row', { name: new RegExp(saved) })).toBeVisible()

    await open(page, `/admin/request/view/${booking._id}`)
    const reply = page.getByRole('textbox', { name: /^Reply by email/ })
    await reply.fill('Hello again.')
    await page.getByText('Saved replies', { exact: true }).press('Enter')
    await page.getByRole('button', { name: saved }).press('Enter')
    await expect(reply).toBeFocused()
    await expect(reply).toHaveValue(
      new RegExp(
        `^Hello again\\.\\n\\nDear ${name}, .+ is free for Wedding Story \\(${booking.reference}\\)`,
      ),
    )
    await reply.fill('')
    await open(page, `/admin/inbox/view/${message._id}`)
    await page.getByText('Saved replies', { exact: true }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: saved }).click()
    await expect(reply).toHaveAccessibleDescription(/Please fill in: \{date\}, \{service\}, \{reference\}\./)
    await reply.fill('')

    await page.getByText('Saved replies', { exact: true }).click()
    await page.getByRole('link', { name: 'Change saved replies' }).click()
    await page.getByRole('link', { name: `Edit ${saved}` }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(saved)
    await page.getByRole('textbox', { name: 'Name' }).fill(`${saved} 2`)
    await page.getByRole('button', { name: 'Save reply' }).click()
    await page.getByRole('button', { name: `Delete ${saved} 2` }).click()
    await page.getByRole('button', { name: "Yes, I'm sure" }).click()
    await expectToast(page, 'success: Saved reply deleted')
    await expect(page.getByText(saved)).toHaveCount(0)
  })

  await test.step('notes are written by keyboard, saved, guarded, and report conflicts', async () => {
    const { _id: id } = await book(owner, unique('Noted'))
    await walkTo(page, `/admin/request/view/${id}`)
    const form = page.getByRole('form', { name: 'Notes' })
    await expect(form).toContainText('Only you can see them')
    const notes = form.getByRole('textbox', { name: 'Notes' })
    await notes.fill('Bring two flashes. পার্কিং পেছনে।')
    await page.getByRole('link', { name: 'Back to Booking Request' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
    // Shortcuts work again once the dialog is closed.
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await notes.press('Control+Enter')
    await expectToast(page, 'success: Notes saved')
    await reload(page)
    await expect(notes).toHaveValue('Bring two flashes. পার্কিং পেছনে।')
    await owner.call(api.note.saveOfBooking, { params: { id }, body: { body: 'From the phone' } })
    await notes.fill('From the desk')
    await form.getByRole('button', { name: 'Save notes' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('These notes were changed somewhere else')
    await expectAccessible(page)
    await expect(notes).toHaveValue('From the desk')
    await page.getByRole('button', { name: 'Load the saved version' }).press('Enter')
    await expect(notes).toHaveValue('From the phone')
  })
})
