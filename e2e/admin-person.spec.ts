import { api } from '../contract/api.ts'
import { dayInDhaka } from '../contract/shape/dates.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsCustomer, enterAsOwner } from './fixtures/admin.ts'
import { type Owner, unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, setDark, sizes } from './fixtures/pages.ts'
import { createPerson } from './fixtures/person.ts'
import { parsePage } from './fixtures/fetched-page.ts'
import { expect, test } from './fixtures/test.ts'

const eventDate = dayInDhaka(new Date(Date.now() + 40 * 86_400_000))
const phone = '01700-000112'
const book = async (owner: Owner, title: string, email: string, call = owner.call) => {
  const serviceId = await owner.addService({ title })
  const { data } = await call(api.booking.add, { body: { name: title, email, phone, eventDate, serviceId } })
  return { ...data, serviceId }
}

test('a record with the same address is suggested: joined by keyboard, undone, and joined again', async ({
  page,
  owner,
}) => {
  const email = `${unique('twin')}@example.com`
  const { _id: id } = await book(owner, unique('Wedding'), email)
  const subject = unique('বাগান')
  await owner.call(api.message.add, {
    body: { name: 'Arif', email: email.toUpperCase(), subject, message: 'Three days.' },
  })
  await enterAsOwner(page)
  await open(page, `/admin/request/view/${id}`)
  const panel = page.getByRole('region', { name: 'From the same person' })
  await expect(panel).toContainText('Nothing else so far.')
  await expect(panel).toContainText('Same address, not verified')
  const join = panel.getByRole('button', { name: `Merge Arif, ${subject}` })
  await join.press('Enter')
  await expect(panel.getByRole('link', { name: subject })).toBeVisible()
  await expect(panel).not.toContainText('Same address')
  await page.keyboard.press('z')
  await expect(join).toBeVisible()
  await join.press('Enter')
  await expect(join).toBeHidden()
  await panel.getByRole('link', { name: 'See all' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/clients\//)
  const sent = page.getByRole('region', { name: 'Requests and messages' })
  await expect(sent.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await sent.getByRole('button', { name: new RegExp(`^Separate ${subject}`) }).press('Enter')
  await expect(sent.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Suggestions' })).toContainText('Arif')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().press('Enter')
  await expect(sent.getByRole('listitem')).toHaveCount(2)
})

test('the page of a person lists everything of an account, and another record is joined by its reference', async ({
  page,
  site,
  owner,
  pageErrors,
}) => {
  pageErrors.expect(/400/)
  await setDark(page)
  await page.setViewportSize(sizes.phone)
  const email = `${unique('customer')}@example.com`
  const call = createPerson(site.url, { name: 'Nusrat Karim', email, password: 'long-enough' })
  const title = unique('A very long name of a service that nobody ever finishes reading')
  const { _id: id, serviceId } = await book(owner, title, email, call as Owner['call'])
  await call(api.review.add, { body: { serviceId, rating: 4, review: 'Patient and on time.' } })
  const other = await book(owner, unique('Phoned'), 'else@example.com')
  await enterAsOwner(page)
  await open(page, `/admin/clients/${id}`)
  await expect(page.getByRole('region', { name: 'Accounts' })).toContainText(`${email}, not verified`)
  await expect(page.getByRole('region', { name: 'Reviews' })).toContainText('4 of 5 stars')
  const form = page.getByRole('form', { name: 'Merge with another client' })
  const field = form.getByRole('textbox')
  await field.fill('AL-NOTHING')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/^No such request, message or account was found\./)
  await expect(field).toHaveValue('AL-NOTHING')
  await field.fill(other.reference.toLowerCase())
  await field.press('Enter')
  await expect(page.getByRole('region', { name: 'Requests and messages' }).getByRole('listitem')).toHaveCount(
    2,
  )
  await expectFitsWidth(page)
  await expectAccessible(page)
})

test('a client is found on the list, and erased with the name typed', async ({ page, owner, pageErrors }) => {
  pageErrors.expect(/400/)
  const name = unique('Tahmina')
  const serviceId = await owner.addService({ title: unique('Wedding') })
  const body = { name, email: `${unique('t')}@example.com`, phone, eventDate, serviceId }
  const { data } = await owner.call(api.booking.add, { body })
  await owner.call(api.payment.record, {
    params: { id: data._id },
    body: { way: 'cash', amount: 500_000 },
  })
  await enterAsOwner(page)
  await open(page, `/admin/clients?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('1 booking')
  await expect(row).toContainText('nothing agreed yet')
  await expectAccessible(page)
  await row.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Erase this client' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'No, cancel' })).toBeFocused()
  await expect(dialog).toContainText('1 payment, ৳5,000, in your books')
  await expectAccessible(page)
  const field = dialog.getByRole('textbox')
  await field.fill('Somebody')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('This is not the name of the client.')
  await field.fill(name)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/admin\/clients$/)
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('only the owner can open the page of a person', async ({ page, site, owner }) => {
  const { _id: id } = await book(owner, unique('Mine'), 'mine@example.com')
  await enterAsCustomer(page, site.url)
  const reply = await page.request.get(`/admin/clients/${id}`)
  expect(reply.status()).toBe(403)
  expect((await parsePage(reply)).querySelector('h1')!.textContent).toContain('permission')
})
