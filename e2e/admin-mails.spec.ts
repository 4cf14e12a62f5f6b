import { readFile } from 'node:fs/promises'
import { api } from '../contract/api.ts'
import { dayInDhaka } from '../contract/shape/dates.ts'
import { openDatabase } from '../db/open.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { refuseCalls } from './fixtures/network.ts'
import { unique } from './fixtures/owner.ts'
import { createPerson } from './fixtures/person.ts'
import { expectFitsWidth, open, reload, sizes, walkTo } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

const nextWeek = dayInDhaka(new Date(Date.now() + 7 * 86_400_000))
const message = { name: 'Arif Mahmud', subject: 'Do you travel?', message: 'Our tea garden needs pictures.' }

test('emails of the studio, and spam', async ({ page, site, owner, mailbox, pageErrors }) => {
  pageErrors.expect(/status of 503/)
  await enterAsOwner(page)

  await test.step('a failed email is reached from the dashboard, shows its reason, and is retried', async () => {
    const email = `${unique('late')}@example.com`
    const { data } = await owner.call(api.message.add, { body: { ...message, email } })
    await mailbox.mail(email, 'Thank you for your message')
    const { db, close } = openDatabase(site)
    const mail = await db
      .selectFrom('mail')
      .select('id')
      .where('message_id', '=', data._id)
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    const now = new Date().toISOString()
    await db.updateTable('mail').set({ sent_at: null }).where('id', '=', mail.id).execute()
    await db
      .insertInto('job')
      .values({
        id: mail.id,
        kind: 'mail',
        payload: JSON.stringify({ mailId: mail.id }),
        run_at: now,
        created_at: now,
        given_up_at: now,
        attempts: 8,
        last_error: 'The mailbox is full',
      })
      .execute()
    await close()
    await open(page, '/admin/dashboard')
    await page.getByRole('link', { name: '1 email was not sent' }).click()
    const row = page.getByRole('row').nth(1)
    for (const text of [email, 'The mailbox is full', 'Not sent']) await expect(row).toContainText(text)
    await row.getByRole('button', { name: /^Try again/ }).click()
    await expectToast(page, 'success: The email is being sent again')
    await expect
      .poll(
        () =>
          mailbox.mails.filter(
            ({ to, text }) => to[0] === email && text.includes('Thank you for your message'),
          ).length,
      )
      .toBe(2)
  })

  await test.step('a reply is kept on failure, stored with the request, mailed once, and read by the customer', async () => {
    const email = `${unique('nusrat-of-the-very-long-address')}@department.example.com`
    const call = createPerson(site.url, { name: 'Nusrat', email, password: 'long-enough' })
    const serviceId = await owner.addService()
    const booking = { name: 'Nusrat', email, phone: '01711000000', eventDate: nextWeek, serviceId }
    const { data } = await call(api.booking.add, { body: booking })
    await walkTo(page, `/admin/request/view/${data._id}`)
    await expect(page.locator('.adm-facts')).toContainText(data.reference)
    const words = page.getByRole('textbox', { name: /^Reply by email/ })
    await page.getByRole('button', { name: 'Send reply' }).click()
    await page.setViewportSize(sizes.phone)
    await expectFitsWidth(page)
    await page.setViewportSize(sizes.desktop)
    await expect(words).toHaveAccessibleDescription(/^Reply is required\./)
    await words.fill('Yes, I am free.\n\nSee you on the roof.')
    const heal = await refuseCalls(page, '**/api/booking-reply/**', 503, 'The database rests.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expectToast(page, 'error: The database rests.')
    await expect(words).toHaveValue(/See you on the roof/)
    await heal()
    await page.getByRole('button', { name: 'Send reply' }).dblclick()
    const thread = page.getByRole('region', { name: 'Your replies' }).getByRole('listitem')
    await expect(thread).toHaveCount(1)
    await expect(thread).toContainText('See you on the roof.')
    await expect(words).toHaveValue('')
    const mail = await mailbox.mail(email, 'See you on the roof.')
    expect(mail.headers.subject).toContain(data.reference)
    await reload(page)
    await expect(thread.getByText('Sent', { exact: true })).toBeVisible()
    const { replies } = await call(api.booking.one, { params: { id: data._id } })
    expect(replies.map(({ body }) => body)).toEqual(['Yes, I am free.\n\nSee you on the roof.'])
  })

  await test.step('spam is in its own tab, and one click moves it to the inbox and sends its email', async () => {
    const email = `${unique('robot')}@example.com`
    await owner.call(api.message.add, { body: { ...message, email, website: 'https://cheap.example' } })
    await walkTo(page, `/admin/inbox?search=${email}`)
    await expect(page.getByText('No message matches')).toBeVisible()
    await page.getByRole('link', { name: /^Spam/ }).click()
    await page.getByRole('link', { name: 'View Arif Mahmud' }).click()
    await expect(page.getByText('A hidden field was filled in.')).toBeVisible()
    await expectAccessible(page)
    expect(mailbox.mails.some(({ to }) => to.includes(email))).toBe(false)
    await page.getByRole('button', { name: /^Not spam/ }).click()
    await expectToast(page, 'success: Moved to inbox')
    await expect(page.getByRole('textbox', { name: /^Reply by email/ })).toBeVisible()
    await mailbox.mail(email, 'Thank you for your message')
  })

  await test.step('the shown list is exported as CSV', async () => {
    const word = unique('Sundarban')
    await owner.call(api.message.add, { body: { ...message, email: 'a@example.com', subject: `=${word}` } })
    await walkTo(page, `/admin/inbox?search=${word}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^messages-.*\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`"'=${word}"`)
  })

  await test.step('an email is shown as its reader sees it', async () => {
    await page.setViewportSize(sizes.phone)
    await owner.call(api.message.add, { body: { ...message, email: 'a@example.com' } })
    await walkTo(page, '/admin/mails')
    await page.getByRole('link', { name: 'View Message: Do you travel? (Arif Mahmud)' }).first().click()
    await expect(page.frameLocator('iframe').getByRole('blockquote')).toHaveText(
      'Our tea garden needs pictures.',
    )
    await expectFitsWidth(page)
  })
})
