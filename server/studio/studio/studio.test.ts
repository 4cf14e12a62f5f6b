import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { defaultStudio, usualPayments } from '../../../contract/shape/studio-settings.ts'
import { usualHours } from '../../../contract/shape/week-hours.ts'
import { addService, bookingExample } from '../../testing/examples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const read = async ({ call }: TestApp) => (await call(api.studio.one, { as: 'owner' })).body.data
const monday = (changes: object) => usualHours.with(1, { ...usualHours[1]!, ...changes })
const save = ({ call }: TestApp, body: object) => call(api.studio.update, { as: 'owner', body })

it('can be read and changed only by the owner', async () => {
  const { call } = await createTestApp()
  expect((await call(api.studio.one)).status).toBe(401)
  expect((await call(api.studio.one, { as: 'customer' })).status).toBe(403)
  expect((await call(api.studio.update, { as: 'customer', body: {} })).status).toBe(403)
})

it('has default values until the owner changes them', async () => {
  const { version: _, ...studio } = await read(await createTestApp())
  expect(studio).toEqual(defaultStudio)
})

it('working hours and payment methods are saved independently', async () => {
  const app = await createTestApp()
  const hours = usualHours.with(5, { open: true, from: '9:00', until: '২১:৩০' })
  expect((await save(app, { hours })).status).toBe(200)
  const payments = { ...usualPayments, bkash: { on: true, number: '০১৭০০-০০০২৪৫' } }
  expect((await save(app, { payments })).status).toBe(200)
  expect(await read(app)).toMatchObject({
    hours: usualHours.with(5, { open: true, from: '09:00', until: '21:30' }),
    payments: { bkash: { on: true, number: '01700-000245' } },
    referencePrefix: 'AL',
  })
})

it('a save from an outdated tab is refused and overwrites nothing', async () => {
  const app = await createTestApp()
  const { version } = await read(app)
  expect((await save(app, { referencePrefix: 'nr', version })).status).toBe(200)
  expect((await save(app, { referencePrefix: 'XX', version })).status).toBe(409)
  expect((await read(app)).referencePrefix).toBe('NR')
})

it('refuses wrong values with an error at their field', async () => {
  for (const [wrong, field, sentence] of [
    [{ hours: usualHours.map((day) => ({ ...day, open: false })) }, 'hours', 'Choose at least one day.'],
    [{ hours: usualHours.slice(1) }, 'hours', 'Enter the hours for all seven days.'],
    [{ hours: monday({ until: '24:30' }) }, 'hours.1.until', 'Enter the time as 09:00.'],
    [{ hours: monday({ until: '08:00' }) }, 'hours.1.until', 'The day must end after it begins.'],
    [
      { payments: { ...usualPayments, nagad: { on: true, number: '' } } },
      'payments.nagad.number',
      'Phone number is required.',
    ],
    [
      { payments: { ...usualPayments, bank: { on: true, details: ' ' } } },
      'payments.bank.details',
      'Enter the bank, the account name and the account number.',
    ],
    [{ payments: { ...usualPayments, advance: 101 } }, 'payments.advance', 'Usual advance is too large.'],
    [{ referencePrefix: 'A1' }, 'referencePrefix', 'Use two to four letters, like AL.'],
  ] as const) {
    const { status, body } = await save(await createTestApp(), wrong)
    expect([status, body.fields], JSON.stringify(wrong)).toEqual([400, { [field]: sentence }])
  }
})

it('references of new bookings start with the prefix of the studio', async () => {
  const app = await createTestApp()
  await save(app, { referencePrefix: 'nil' })
  const { body } = await app.call(api.booking.add, { body: bookingExample(await addService(app)) })
  expect(body.data.reference).toMatch(/^NIL-/)
})

it('only changed hours and rules start a new check of the waiting list', async () => {
  const app = await createTestApp()
  const asked = async () =>
    (await app.db.selectFrom('job').select('kind').where('kind', '=', 'waiting-list').execute()).length
  await save(app, { referencePrefix: 'XX' })
  expect(await asked()).toBe(0)
  await save(app, { hours: usualHours })
  expect(await asked()).toBe(1)
  await save(app, { calendar: { ...defaultStudio.calendar, buffer: 30 } })
  expect(await asked()).toBe(2)
})
