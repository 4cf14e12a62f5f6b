import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { type Owner, unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

/** Each test has days in a distant year of its own, because two shoots never share a day. */
async function book(owner: Owner, eventDate: string, name = unique('Tanvir')) {
  const serviceId = await owner.addService({ title: 'Wedding Story' })
  const email = `${unique('tanvir')}@example.com`
  const body = { name, email, phone: '01700-000112', eventDate, address: '', serviceId }
  const { data } = await owner.call(api.booking.add, { body })
  return { id: data._id, email, name }
}

const path = (page: Page) => page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a request is confirmed, moved and cancelled on its page, and the client is informed each time', async ({
  page,
  owner,
  mailbox,
}) => {
  const { id, email } = await book(owner, '2061-05-10')
  await enterAsOwner(page)
  await open(page, `/admin/request/view/${id}`)
  await expect(path(page)).toHaveText([/^Asked/, 'Confirmed', /^PhotographsMay 10/, 'Gallery'])
  await button(page, 'Confirm booking').click()
  const confirm = page.getByRole('dialog', { name: /^Confirm / })
  await expect(confirm.getByLabel('Day')).toHaveValue('2061-05-10')
  await confirm.getByLabel('Start time').fill('17:00')
  await expectAccessible(page)
  await confirm.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(path(page).nth(1)).toHaveText(/^Confirmed/)
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Confirmed for Tuesday, May 10, 5 PM',
  )
  await mailbox.mail(email, 'May 10, 2061')

  await button(page, 'Move to another day').click()
  const move = page.getByRole('dialog', { name: 'Move to another day' })
  await move.getByLabel('Day', { exact: true }).fill('2061-05-12')
  await move.getByRole('button', { name: 'Move to May 12' }).click()
  await expect(page.locator('.adm-facts')).toContainText('Thursday, May 12, 2061')
  await mailbox.mail(email, 'May 12, 2061')

  await button(page, 'Cancel this booking').click()
  const cancel = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await cancel.getByLabel('Message to the client').fill('The hall burned down.')
  await cancel.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect(path(page).last()).toHaveText(/^Cancelled/)
  await expect(button(page, 'Move to another day')).toHaveCount(0)
  await mailbox.mail(email, 'The hall burned down.')
})

test('a taken day is named before it is confirmed twice, and a second photographer can be sent', async ({
  page,
  owner,
  pageErrors,
}) => {
  pageErrors.expect(/409/)
  await page.setViewportSize(sizes.phone)
  const first = await book(owner, '2062-05-10', unique('ফারহানা'))
  const second = await book(owner, '2062-05-10')
  await owner.call(api.bookingState.confirm, { params: { id: first.id }, body: {} })
  await enterAsOwner(page)
  await open(page, `/admin/request/view/${second.id}`)
  await expect(page.getByRole('region', { name: `You already have ${first.name} that day` })).toBeVisible()
  await expectFitsWidth(page)
  await page.getByRole('group', { name: 'Answer' }).getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('dialog', { name: /^Confirm / })
  await expect(dialog).toContainText(`You already have ${first.name} that day: Wedding Story, confirmed.`)
  await dialog.getByRole('button', { name: 'Confirm booking' }).click()
  const day = dialog.getByLabel('Day')
  await expect(day).toHaveAccessibleDescription(
    /May 10, 2062 is already taken\. The next free days are May 11/,
  )
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'Send an assistant' }).check()
  await dialog.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Step 3 of 4.')
})

test('a client can be reminded of an offer from the list, once a day', async ({
  page,
  owner,
  mailbox,
  pageErrors,
}) => {
  pageErrors.expect(/409/)
  const { id, email, name } = await book(owner, '2063-05-10')
  const params = { id }
  const line = { text: 'One day', detail: '', count: 1, price: 6_000_000 }
  const advance = { kind: 'percent' as const, value: 50 }
  const body = { lines: [line], advance, validUntil: '2063-05-01' }
  const { data } = await owner.call(api.offer.saveDraft, { params, body })
  await owner.call(api.offer.send, { params: { id: data._id } })
  await enterAsOwner(page)
  await open(page, `/admin/request?search=${name}`)
  await page.getByRole('link', { name: `Remind ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Remind ${name}?` })
  await dialog.getByLabel('Message to the client').fill('Any questions?')
  await expect(dialog.getByRole('link', { name: 'Use WhatsApp instead' })).toHaveAttribute(
    'href',
    /wa\.me\/8801700000112\?text=.*booking/,
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send the email' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`/admin/request/view/${id}`)
  await mailbox.mail(email, 'Any questions?')

  await button(page, 'Remind').click()
  await dialog.getByRole('button', { name: 'Send the email' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('You have already sent a reminder in the last 24 hours.')
})
