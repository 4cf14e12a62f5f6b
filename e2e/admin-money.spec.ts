import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import { sslcommerzKeys } from '../tooling/gateways/sslcommerz-server.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('an offer is sent, its advance approved and partly refunded, and the Money page shows it', async ({
  page,
  owner,
  mailbox,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  const serviceId = await owner.addService({ title: 'Wedding Story' })
  const [name, email] = [unique('Tanvir'), `${unique('tanvir')}@example.com`]
  const body = { name, email, phone: '01700-000112', eventDate: '2064-05-10', address: '', serviceId }
  const { data: booked } = await owner.call(api.booking.add, { body })
  const params = { id: booked._id }
  await owner.call(api.studio.update, { body: { extras: [{ en: 'Album', bn: '', price: 1_450_000 }] } })
  await enterAsOwner(page)
  await page.setViewportSize(sizes.phone)

  await test.step('the owner writes the offer and sends it', async () => {
    await open(page, `/admin/request/view/${params.id}?tab=offer`)
    await page.getByText('From your price list').click()
    await page.getByRole('button', { name: /^Album/ }).click()
    await page.getByRole('textbox', { name: 'Line 1, unit price in taka' }).fill('85,500')
    await expect(page.getByText('৳30,000 advance, ৳70,000 later')).toBeVisible()
    await expectFitsWidth(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = dialog(page, /^As /)
    await expect(preview).toContainText('৳1,00,000')
    await preview.getByRole('button', { name: 'Send offer' }).click()
    await expect(page.getByRole('region', { name: 'Status' })).toContainText('With the client')
    await mailbox.mail(email, 'See the offer')
  })

  const transactionId = unique('TRX').toUpperCase()
  await test.step('the client accepts and reports a transaction ID', async () => {
    const { path } = (await owner.call(api.clientBooking.link, { params })).data
    const key = new URL(path, 'http://site').searchParams.get('key')!
    const { reference } = (await owner.call(api.booking.one, { params })).data
    const money = await owner.call(api.clientOffer.one, { params: { reference }, query: { key } })
    const { sha256 } = money.data.offer!
    await owner.call(api.clientOffer.accept, { params: { reference }, body: { key, name, sha256 } })
    const claim = { key, way: 'bkash', transactionId, sender: '01700000112' } as const
    await owner.call(api.payment.claim, { params: { reference }, body: claim })
  })

  await test.step('the owner approves the payment: the day is confirmed and the receipt is sent', async () => {
    await open(page, `/admin/request/view/${params.id}?tab=payments`)
    await expect(page.getByText(`TrxID ${transactionId} from 01700000112`, { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'It has arrived' }).click()
    await dialog(page, 'Has it arrived?').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText(/^Receipt AL-/).first()).toBeVisible()
    await mailbox.mail(email, 'I have received')
    await expect(page.getByRole('button', { name: 'Move to another day' }).first()).toBeVisible()
  })

  await test.step('a part is refunded', async () => {
    await page.getByRole('button', { name: 'Record a refund' }).click()
    const refund = dialog(page, 'Record a refund')
    await refund.getByLabel('Amount').fill('50,000')
    await refund.getByRole('button', { name: 'Record the refund' }).click()
    await expect(refund.getByText('At most ৳30,000 of this payment can be refunded.')).toBeVisible()
    await refund.getByLabel('Amount').fill('5,000')
    await refund.getByRole('button', { name: 'Record the refund' }).click()
    await expect(page.getByText('−৳5,000')).toBeVisible()
    await expectFitsWidth(page)
    await expectAccessible(page)
  })

  await test.step('the Money page lists it, and exports it for an accountant', async () => {
    await page.setViewportSize(sizes.desktop)
    await open(page, `/admin/money?search=${name}`)
    const row = page.getByRole('row', { name: new RegExp(name) })
    await expect(row).toContainText('৳1,00,000')
    await expect(row).toContainText('Partly paid')
    await expectAccessible(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Invoices as CSV' }).click()
    expect((await saving).suggestedFilename()).toMatch(/^invoices-.*\.csv$/)
    await row.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/tab=payments/)
  })
})

test('keys of a gateway are tested, and problems explained in plain words', async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 409/)
  await enterAsOwner(page)
  await open(page, '/admin/settings/payments')
  const form = page.getByRole('form', { name: 'SSLCommerz' })
  const save = async (password: string) => {
    await form.getByLabel('Store ID').fill(sslcommerzKeys.storeId)
    await form.getByLabel('Store password').fill(password)
    await form.getByRole('button', { name: 'Save SSLCommerz' }).click()
    await expect(form.getByLabel('Store password')).toHaveValue('')
    await expect(form.getByText('Saved. Type to replace it.')).toHaveCount(2)
    await form.getByRole('button', { name: 'Test the saved keys' }).click()
  }
  await form.getByText('Set up SSLCommerz').click()
  await save('not-this-one')
  await expect(form.getByText('SSLCommerz does not accept this store ID and password.')).toBeVisible()
  await save(sslcommerzKeys.storePassword)
  await expect(form.getByText('The keys work')).toBeVisible()
  // The header would cover a switch.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
})
