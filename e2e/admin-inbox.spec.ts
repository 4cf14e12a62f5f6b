import { api } from '../contract/api.ts'
import { dayInDhaka } from '../contract/shape/dates.ts'
import type { MessageInput } from '../contract/booking/message.ts'
import type { Call } from '../web/lib/api.ts'
import { enterAsCustomer, enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes, walkTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

/** 11/18/2026 */
const usToday = () => {
  const [year, month, day] = dayInDhaka().split('-').map(Number)
  return `${month}/${day}/${year}`
}

const write = async (call: Call, changes: Partial<MessageInput> = {}) => {
  const reply = await call(api.message.add, {
    body: {
      name: 'Arif Mahmud',
      email: 'arif@example.com',
      subject: 'Do you travel to Sylhet?',
      message: 'Our tea garden needs pictures.\n\nThree days at most.',
      ...changes,
    },
  })
  return reply.data._id
}

test.describe('Inbox', () => {
  test('a customer reads their own messages and cannot change them', async ({
    page,
    site,
    owner,
    pageErrors,
  }) => {
    pageErrors.expect(/404/)
    const foreign = await write(owner.call)
    const { call } = await enterAsCustomer(page, site.url)
    await open(page, '/admin/inbox')
    await expect(page.getByRole('heading', { name: 'You have not sent a message yet' })).toBeVisible()
    const subject = unique('Mine')
    await write(call as Call, { subject })
    await open(page, '/admin/inbox')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('row').nth(1)).toContainText('Pending')
    await page.getByRole('link', { name: `View ${subject}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expect(page.getByRole('button', { name: /Mark as solved/ })).toHaveCount(0)
    await page.goto(`/admin/inbox/view/${foreign}`)
    await expect(page.getByRole('alert')).toContainText('This message was not found.')
  })
})

test('Inbox, for the owner', async ({ page, owner }) => {
  await enterAsOwner(page)

  await test.step('is searched and filtered by the address', async () => {
    const word = unique('Padma').toLowerCase()
    const solved = await write(owner.call, { message: `About ${word}` })
    await write(owner.call, { subject: word })
    await owner.call(api.message.solve, { params: { id: solved } })
    await open(page, `/admin/inbox?search=${word}`)
    await expect(page.getByText('1 to 2 of 2 messages')).toBeVisible()
    await page.getByRole('link', { name: 'Solved 1' }).click()
    await expect(page.getByText('1 message', { exact: true })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText(`About ${word}`)
    await page.getByRole('link', { name: 'Pending 1' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Pending')
  })

  await test.step('lists messages, opens one and solves one after confirmation', async () => {
    await page.setViewportSize(sizes.phone)
    const subject = unique('Sylhet')
    const id = await write(owner.call, { subject })
    await walkTo(page, '/admin/inbox')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox')
    await expect(page.getByRole('columnheader')).toHaveText([
      'Name',
      'Subject',
      'Date',
      'Status',
      'View / Mark as solved',
    ])
    const row = page.getByRole('row').nth(1)
    for (const text of ['Arif Mahmud', subject, usToday(), 'Pending']) await expect(row).toContainText(text)
    await expectFitsWidth(page)

    await row.getByRole('link', { name: 'View Arif Mahmud' }).click()
    await expect(page).toHaveURL(`/admin/inbox/view/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    for (const text of ['Arif Mahmud', 'arif@example.com', 'Three days at most.'])
      await expect(page.getByRole('main')).toContainText(text)
    await page.getByRole('link', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/admin/inbox')

    await page.getByRole('button', { name: `Mark as solved: Arif Mahmud, ${subject}` }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure you resolved this?' })
    await expect(dialog).toContainText(subject)
    await dialog.getByRole('button', { name: "Yes, I'm sure" }).click()
    await expectToast(page, 'Issue resolved successfully')
    await expect(row.locator('.adm-badge')).toHaveText('Solved')
    await expect(row.getByRole('tooltip', { includeHidden: true })).toHaveText('This issue has been resolved')
  })
})
