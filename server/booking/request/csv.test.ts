import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addService, bookingExample, messageExample } from '../../testing/examples.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { exportBatch } from './csv.ts'

const app = await createTestApp()
const { call } = app

const write = (changes: object) => call(api.message.add, { body: { ...messageExample, ...changes } })
const exported = async (query = {}, as: 'owner' | 'customer' = 'owner') =>
  call(api.message.export, { as, query })

describe('CSV export', () => {
  it('begins with a byte order mark for Excel, and is sent as a file', async () => {
    await write({ name: 'তানভীর', subject: 'প্রশ্ন' })
    const { status, headers, body } = await exported({ search: 'প্রশ্ন' })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/)
    expect(body.startsWith('\ufeffReceived,Name,Email,Subject,Message,Status\r\n')).toBe(true)
    expect(body).toContain(',তানভীর,nadia@example.com,প্রশ্ন,Are you free in December?,Pending\r\n')
  })

  it('makes formulas harmless', async () => {
    for (const subject of ['=1+1', '+880', '-1', '@SUM(A1)', '＝1', '=HYPERLINK("x";"y")']) {
      await write({ subject })
      const { body } = await exported({ search: subject })
      expect(body, subject).toContain(`,"'${subject.replaceAll('"', '""')}",`)
    }
  })

  it('keeps quotes, commas and line breaks within their cell', async () => {
    await write({ subject: 'Cells', message: 'One, "two"\n=three' })
    expect((await exported({ search: 'Cells' })).body).toContain(',"One, ""two""\n=three",Pending\r\n')
  })

  it('shows times in Dhaka time, in a form that spreadsheets read as a date', async () => {
    const id = (await write({ subject: 'At night' })).body.data._id
    const aged = app.db.updateTable('message').set({ created_at: '2026-10-31T20:30:00.000Z' })
    await aged.where('id', '=', id).execute()
    expect((await exported({ search: 'At night' })).body).toContain('\r\n2026-11-01 02:30:00,')
  })

  it('applies search and status, newest first', async () => {
    const first = (await write({ subject: 'Filtered one' })).body.data._id
    await write({ subject: 'Filtered two' })
    await call(api.message.solve, { as: 'owner', params: { id: first } })
    const subjects = async (query: object) =>
      (await exported(query)).body.match(/Filtered \w+/g)?.join() ?? ''
    expect(await subjects({ search: 'filtered' })).toBe('Filtered two,Filtered one')
    expect(await subjects({ search: 'filtered', resolved: 'true' })).toBe('Filtered one')
    expect(await subjects({ search: 'filtered', resolved: 'false' })).toBe('Filtered two')
    expect(await subjects({ search: 'filtered', spam: 'true' })).toBe('')
  })

  it('contains every request, across several batches', async () => {
    const serviceId = await addService(app)
    await call(api.booking.add, { body: bookingExample(serviceId) })
    const { id: _, ...row } = await app.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow()
    const count = exportBatch * 2 + 7
    for (let n = 1; n < count; n++)
      await app.db
        .insertInto('booking')
        .values({ ...row, id: `row-${String(n).padStart(5, '0')}`, reference: `AL-${n}` })
        .execute()
    const { body } = await call(api.booking.export, { as: 'owner' })
    const references = body.match(/^AL-\w+/gm)
    expect(new Set(references).size).toBe(count)
    expect(references).toHaveLength(count)
  })

  it('is the owner’s alone', async () => {
    expect((await exported({}, 'customer')).status).toBe(403)
    expect((await call(api.booking.export)).status).toBe(401)
  })
})
