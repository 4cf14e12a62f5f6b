import { api } from '../contract/api.ts'
import { dayInDhaka } from '../contract/shape/dates.ts'
import { usualPayments } from '../contract/shape/studio-settings.ts'
import { addDays } from '../contract/shape/zone.ts'
import { bkashKeys } from '../tooling/gateways/bkash-server.ts'
import { sslcommerzKeys } from '../tooling/gateways/sslcommerz-server.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { type Owner, unique } from './fixtures/owner.ts'
import { expectHydrated, expectFitsWidth, open, reload, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

// Far enough ahead that no other journey books days there.
let lastDay = addDays(dayInDhaka(), 500)

/** The offer to the client: 30 percent of ৳57,000 in advance. */
const offer = {
  lines: [
    { text: 'Wedding photography, whole day', detail: 'Around 300 pictures', count: 1, price: 4_500_000 },
    { text: 'Second photographer', detail: '', count: 1, price: 1_200_000 },
    { text: 'Album', detail: '', count: 1, price: 0 },
  ],
  advance: { kind: 'percent', value: 30 } as const,
  validUntil: addDays(dayInDhaka(), 6),
  terms: 'The advance holds the day.',
  message: 'With a second pair of eyes at the stage.',
}

async function sendOffer(owner: Owner, id: string) {
  const { data } = await owner.call(api.offer.saveDraft, { params: { id }, body: offer })
  await owner.call(api.offer.send, { params: { id: data._id } })
  return data._id
}

/** A client with an offer, of a studio that accepts every way to pay. */
async function offered(owner: Owner) {
  const save = (provider: 'bkash' | 'sslcommerz', keys: Record<string, string>) =>
    owner.call(api.gateway.save, { params: { provider }, body: { on: true, live: false, keys } })
  await save('bkash', bkashKeys)
  await save('sslcommerz', sslcommerzKeys)
  const payments = { ...usualPayments, bkash: { on: true, number: '01711223344' } }
  await owner.call(api.studio.update, { body: { payments } })
  lastDay = addDays(lastDay, 3)
  const email = `${unique('payer')}@example.com`
  const body = { name: 'Nusrat Jahan', email, phone: '01711000000', eventDate: lastDay }
  const { data } = await owner.call(api.booking.add, {
    body: { ...body, serviceId: await owner.addService() },
  })
  const { path } = (await owner.call(api.clientBooking.link, { params: { id: data._id } })).data
  return {
    id: data._id,
    reference: data.reference,
    email,
    path,
    day: lastDay,
    offerId: await sendOffer(owner, data._id),
  }
}

test('an offer is accepted and its advance paid by bKash, which confirms the day', async ({
  page,
  owner,
  mailbox,
}) => {
  const { email, path } = await offered(owner)
  await open(page, path)
  await expect(page.getByRole('heading', { name: 'Your offer' })).toBeVisible()
  await expect(page.getByText('Around 300 pictures')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept the offer, ৳57,000' }).click()
  await expect(page.getByRole('heading', { name: 'Pay the advance, ৳17,100' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay ৳17,100' }).click()
  await page.getByRole('link', { name: 'Pay' }).click()
  await expect(page.getByText('Your payment has arrived. Thank you.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Confirmed: the day is yours' })).toBeVisible()
  await expect(page.getByText('৳39,900').first()).toBeVisible()
  const paper = page.context().waitForEvent('page')
  await page
    .getByRole('link', { name: /^Invoice / })
    .first()
    .click()
  const invoice = await paper
  await expect(invoice.getByRole('article').getByText('Advance paid')).toBeVisible()
  await expectHydrated(invoice)
  await expectAccessible(invoice)
  // Papers are light in both themes and must be legible in both.
  await invoice.emulateMedia({ colorScheme: 'dark' })
  await reload(invoice)
  await expectAccessible(invoice)
  await expectFitsWidth(invoice)
  const file = invoice.getByRole('link', { name: 'Download the PDF' })
  const reply = await invoice.request.get((await file.getAttribute('href'))!)
  expect(reply.headers()['content-type']).toBe('application/pdf')
  await mailbox.mail(email, 'I have received ৳17,100')
})

test('a payment without an answer from bKash is pending, blocks a second payment, and is found', async ({
  page,
  owner,
  gateways: { bkash },
}) => {
  const { path } = await offered(owner)
  await page.setViewportSize(sizes.phone)
  await open(page, path)
  await page.getByRole('button', { name: 'Accept the offer, ৳57,000' }).click()
  await page.getByRole('button', { name: 'Pay ৳17,100' }).click()
  const pay = page.getByRole('link', { name: 'Pay' })
  await expect(pay).toBeVisible()
  bkash.faults.badAnswer = () => ({ kind: 'maintenance', done: true })
  await pay.click()
  await expect(page.getByRole('heading', { name: 'Waiting for bKash, ৳17,100' })).toBeVisible()
  await expect(page.getByText('Please do not pay again.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0)
  await expectAccessible(page)
  await expectFitsWidth(page)
  // The page shows the same when it is opened again, also in Bangla.
  await open(page, `/bn${path}`)
  await expect(page.getByText('আবার টাকা দেবেন না।')).toBeVisible()
  await expectFitsWidth(page)
  delete bkash.faults.badAnswer
  const { callbackURL, paymentID } = [...bkash.payments.values()].at(-1)!
  await page.goto(`${callbackURL}?paymentID=${paymentID}&status=success`)
  await expect(page.getByText('Your payment has arrived. Thank you.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Confirmed: the day is yours' })).toBeVisible()
})

test('in Bangla on a phone: a manual payment is reported, approved, and the day confirmed', async ({
  page,
  owner,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  const { id, path } = await offered(owner)
  await page.setViewportSize(sizes.phone)
  await open(page, `/bn${path}`)
  await page.getByRole('button', { name: 'প্রস্তাবে রাজি, ৳৫৭,০০০' }).click()
  await expect(page.locator('#now h2')).toBeFocused()
  await expect(page.locator('#now h2')).toBeInViewport()
  await page.getByLabel('নিজেই টাকা পাঠান').check()
  await expect(page.getByText('01711-223344')).toBeVisible()
  await expectFitsWidth(page)
  await page.getByRole('button', { name: '৳১৭,১০০ পাঠিয়েছি' }).click()
  await expect(page.getByText('মেসেজে যেমন আছে, TrxID তেমনই লিখুন।')).toBeVisible()
  await page.getByLabel('ট্রানজেকশন আইডি (TrxID)').fill(unique('clh৭q').replace(/[^\w৭]/g, ''))
  await page.getByLabel('যে নম্বর থেকে').fill('০১৭১১০০০০০০')
  await page.getByRole('button', { name: '৳১৭,১০০ পাঠিয়েছি' }).click()
  await expect(page.getByRole('heading', { name: 'আপনার ৳১৭,১০০ মিলিয়ে দেখছি' })).toBeFocused()
  await expect(page.locator('#now h2')).toBeInViewport()
  await expect(page.getByText('দেখা হচ্ছে')).toBeVisible()
  const { claims } = (await owner.call(api.payment.ofBooking, { params: { id } })).data
  await owner.call(api.payment.approve, { params: { id: claims[0]!._id }, body: {} })
  await open(page, `/bn${path}`)
  await expect(page.getByRole('heading', { name: 'পাকা: দিনটি আপনার' })).toBeVisible()
  await expectFitsWidth(page)
})

test('an offer that changed while it was read is not accepted, and what was typed stays', async ({
  page,
  owner,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/)
  const { id, path } = await offered(owner)
  await open(page, path)
  await page.getByLabel('Your name').fill('Nusrat Jahan Chowdhury')
  await sendOffer(owner, id)
  await page.getByRole('button', { name: /^Accept the offer/ }).click()
  await expect(page.getByText('The offer has changed since you read it.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Nusrat Jahan Chowdhury')
  await expect(page.getByRole('link', { name: 'Offer, version 1' })).toBeVisible()
  await page.getByRole('button', { name: /^Accept the offer/ }).dblclick()
  await expect(page.getByRole('button', { name: 'Pay ৳17,100' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an offer is accepted, the payment at SSLCommerz cancelled, retried and paid', async ({
    page,
    owner,
  }) => {
    const { path } = await offered(owner)
    await page.goto(path)
    await page.getByRole('button', { name: /^Accept the offer/ }).click()
    for (const [does, outcome] of [
      ['Cancel', 'You cancelled the payment, and no money was taken.'],
      ['Pay', 'Your payment has arrived. Thank you.'],
    ] as const) {
      await page.getByLabel('Card, Nagad or bank').check()
      await page.getByRole('button', { name: 'Pay ৳17,100' }).click()
      await page.getByRole('link', { name: does, exact: true }).click()
      await page.getByRole('button', { name: 'Back to the shop' }).click()
      await expect(page.getByText(outcome)).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'Confirmed: the day is yours' })).toBeVisible()
  })
})
