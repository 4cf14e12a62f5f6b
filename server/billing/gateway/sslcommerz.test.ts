import { expect, it, onTestFinished } from 'vitest'
import { api } from '../../../contract/api.ts'
import { sslcommerzKeys } from '../../../tooling/gateways/sslcommerz-server.ts'
import { advance, createPayingSite } from './testing/paying.ts'

const site = await createPayingSite()
const { app, sslcommerz, agreed, startAt, postBack, runNotices, state, alarms, resolve } = site

function fault(faults: typeof sslcommerz.faults) {
  Object.assign(sslcommerz.faults, faults)
  onTestFinished(clearFaults)
}
function clearFaults() {
  for (const name of Object.keys(sslcommerz.faults))
    delete sslcommerz.faults[name as keyof typeof sslcommerz.faults]
}

it('a browser that returns with a form from another site is redirected to the client’s page', async () => {
  const payer = await agreed()
  const { returnUrl, form } = sslcommerz.visit(await startAt(payer, 'sslcommerz'), 'pay')
  const back = await postBack(returnUrl, form)
  expect([back.status, back.headers.location]).toEqual([
    303,
    `/booking/${payer.reference}?key=${payer.key}&payment=paid`,
  ])
  expect(await state(payer)).toMatchObject({
    status: 'confirmed',
    paid: advance,
    entries: [{ way: 'nagad', provider: 'sslcommerz' }],
  })
})

it('notice, browser and check at once record one payment', async () => {
  const payer = await agreed()
  const { returnUrl, noticeUrl, form } = sslcommerz.visit(await startAt(payer, 'sslcommerz'), 'pay')
  for (let sent = 0; sent < 3; sent++) expect((await postBack(noticeUrl, form)).status).toBe(200)
  await Promise.all([runNotices(), postBack(returnUrl, form), resolve(), postBack(noticeUrl, form)])
  await runNotices()
  expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance, attempts: ['paid'] })
})

it('a notice is enough if the browser never returns', async () => {
  const payer = await agreed()
  const { noticeUrl, form } = sslcommerz.visit(await startAt(payer, 'sslcommerz'), 'pay')
  await postBack(noticeUrl, form)
  expect((await state(payer)).paid).toBe(0)
  expect(await runNotices()).toBe(1)
  expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance })
})

it('without browser and notice the regular check finds the payment', async () => {
  const payer = await agreed()
  sslcommerz.visit(await startAt(payer, 'sslcommerz'), 'pay')
  await resolve()
  expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance })
})

it('a forged notice changes nothing', async () => {
  const [payer, other] = [await agreed(), await agreed()]
  const url = await startAt(payer, 'sslcommerz')
  const mine = new URLSearchParams(sslcommerz.visit(await startAt(other, 'sslcommerz'), 'pay').form)
  const { form } = sslcommerz.sessions.get(new URL(url).searchParams.get('session')!)!
  const forged = { status: 'VALID', tran_id: form.get('tran_id')!, amount: '27600.00', currency: 'BDT' }
  for (const val_id of ['made-up', mine.get('val_id')!])
    await postBack(form.get('ipn_url')!, new URLSearchParams({ ...forged, val_id }).toString())
  await postBack(form.get('ipn_url')!, 'tran_id=nobody-s&val_id=x')
  await postBack(form.get('ipn_url')!, 'nonsense')
  await postBack('http://localhost:3000/payments/notice/bkash', '{"Type":"Notification","Message":"{}"}')
  await runNotices()
  expect(await state(payer)).toMatchObject({ status: 'offered', paid: 0, attempts: ['open'] })
  expect(await alarms(payer)).toEqual([])
})

it('a lost answer is asked for again', async () => {
  const payer = await agreed()
  const { returnUrl, form } = sslcommerz.visit(await startAt(payer, 'sslcommerz'), 'pay')
  fault({ silentAfterSuccess: true })
  expect((await postBack(returnUrl, form)).headers.location).toContain('payment=open')
  clearFaults()
  await resolve()
  expect(await state(payer)).toMatchObject({ status: 'confirmed', paid: advance })
})

it('a different sum is recorded, and it and risky payments are reported to the owner', async () => {
  const [less, risky] = [await agreed(), await agreed()]
  const first = sslcommerz.visit(await startAt(less, 'sslcommerz'), 'pay')
  fault({ wrongAmount: 2_759_999 })
  await postBack(first.returnUrl, first.form)
  clearFaults()
  expect(await state(less)).toMatchObject({ status: 'offered', paid: 2_759_999 })
  expect(await alarms(less)).toEqual(['Payment to check'])
  const second = sslcommerz.visit(await startAt(risky, 'sslcommerz'), 'pay')
  fault({ risky: true })
  await postBack(second.returnUrl, second.form)
  expect((await state(risky)).paid).toBe(advance)
  expect(await alarms(risky)).toEqual(['Payment to check'])
})

it('a client who cancels sees that and can try again', async () => {
  const payer = await agreed()
  const first = sslcommerz.visit(await startAt(payer, 'sslcommerz'), 'cancel')
  expect((await postBack(first.returnUrl, first.form)).headers.location).toContain('payment=cancelled')
  const second = sslcommerz.visit(await startAt(payer, 'sslcommerz'), 'pay')
  await postBack(second.returnUrl, second.form)
  expect(await state(payer)).toMatchObject({ paid: advance, attempts: ['cancelled', 'paid'] })
})

it('an abandoned attempt is checked for a day and then expires', async () => {
  const payer = await agreed()
  await startAt(payer, 'sslcommerz')
  for (let look = 1; look < 12; look++) await resolve(look * 48 * 3_600_000)
  expect(await state(payer)).toMatchObject({ paid: 0, attempts: ['expired'] })
})

it('a payment is refunded in parts', async () => {
  const payer = await agreed()
  const { returnUrl, form } = sslcommerz.visit(await startAt(payer, 'sslcommerz'), 'pay')
  await postBack(returnUrl, form)
  const [{ _id }] = (await state(payer)).entries
  const refund = (amount: number) => site.owner(api.gateway.refund, { id: _id }, { amount, reason: 'Rain' })
  expect((await refund(2_000_000)).status).toBe(201)
  expect((await refund(760_001)).status).toBe(400)
  expect((await refund(760_000)).status).toBe(201)
  expect((await state(payer)).paid).toBe(0)
})

it('a gateway that is down gives an error, and the attempt fails', async () => {
  const payer = await agreed()
  fault({ away: true })
  const { status, body } = await site.start(payer, 'sslcommerz')
  expect([status, body.error]).toEqual([503, expect.stringContaining('is not responding at the moment')])
  expect((await state(payer)).attempts).toEqual(['failed'])
})

it('keys are encrypted in the database, never returned, and wrong ones are reported in a sentence', async () => {
  const { call, db } = app
  const { body } = await call(api.gateway.list, { as: 'owner' })
  expect(body.data[1]).toEqual({
    provider: 'sslcommerz',
    on: true,
    live: false,
    saved: ['storeId', 'storePassword'],
  })
  const settings = await db.selectFrom('setting').selectAll().execute()
  expect(JSON.stringify([body, settings])).not.toContain(sslcommerzKeys.storePassword)
  const test = () => site.owner(api.gateway.test, { provider: 'sslcommerz' })
  expect((await test()).status).toBe(200)
  await site.save('sslcommerz', { storeId: '', storePassword: 'wrong' })
  const refused = await test()
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'SSLCommerz does not accept this store ID and password.',
  ])
  await site.save('sslcommerz', { storeId: '', storePassword: sslcommerzKeys.storePassword })
  expect((await test()).status).toBe(200)
  await site.save('sslcommerz', {}, false)
  expect((await site.start(await agreed(), 'sslcommerz')).status).toBe(409)
})
