import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import { addService, bookingExample, offerExample } from '../../testing/examples.ts'
import { noMailExtras, sendMails } from '../../testing/mail-runner.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createDelivery } from './deliver.ts'

const app = await createTestApp()
const { call, db } = app
const owner = (endpoint: Parameters<typeof call>[0], id: string, body?: object) =>
  call(endpoint, { as: 'owner', params: { id }, body })

async function sentOffer(email: string, days: number) {
  const eventDate = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const body = { ...bookingExample(await addService(app)), email, eventDate, language: 'bn' }
  const { _id: id, reference } = (await call(api.booking.add, { body })).body.data
  const offer = (await owner(api.offer.saveDraft, id, offerExample)).body.data._id
  await owner(api.offer.send, offer)
  return { id, reference, offer }
}

it('offer, invoice and receipt are attached to the mails about them', async () => {
  const email = 'papers@example.com'
  const { id, reference, offer } = await sentOffer(email, 30)
  await owner(api.offer.agree, offer, { name: 'Nusrat' })
  await owner(api.payment.record, id, { way: 'cash', amount: 2_760_000 })
  const server = await startMailServer()
  const jobs = sendMails(app, { smtpUrl: server.url })
  const attached = () =>
    server.mails
      .filter(({ to }) => to.includes(email))
      .flatMap(({ raw }) => [...raw.matchAll(/filename="?([\w-]+\.pdf)"?[^]*?\r\n\r\nJVBERi0/g)])
      .map(([, name]) => name)
      .toSorted()
  const year = new Date().getFullYear()
  await expect
    .poll(attached)
    .toEqual([`AL-${year}-0001.pdf`, `AL-${year}-R0001.pdf`, `${reference}-1.pdf`].toSorted())
  await jobs.stop()
  await server.stop()
})

it('a mail is sent without a paper that cannot be printed', async () => {
  const { id } = await sentOffer('no-paper@example.com', 40)
  const mail = await db
    .selectFrom('mail')
    .select('id')
    .where('booking_id', '=', id)
    .where('recipient', '=', 'no-paper@example.com')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const sent: number[] = []
  const deliver = createDelivery(
    db,
    async (_, { files }) => {
      sent.push(files!.length)
      return 'smtp'
    },
    noMailExtras,
  )
  await deliver({ mailId: mail.id })
  expect(sent).toEqual([0])
})
