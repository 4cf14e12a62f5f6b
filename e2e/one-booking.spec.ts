import { api } from '../contract/api.ts'
import { allPending } from '../contract/studio/dashboard.ts'
import { dayInDhaka } from '../contract/shape/dates.ts'
import { dayAndMonth } from '../contract/shape/day-words.ts'
import { addDays } from '../contract/shape/zone.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { addGallery } from './fixtures/gallery.ts'
import { unique } from './fixtures/owner.ts'
import { fetchPage } from './fixtures/fetched-page.ts'
import { expect, test } from './fixtures/test.ts'

// Far enough ahead that no other journey books days there.
const day = addDays(dayInDhaka(), 590)
const movedDay = addDays(day, 4)

const offer = {
  lines: [{ text: 'Wedding, one evening', detail: '', count: 1, price: 5_500_000 }],
  advance: { kind: 'percent', value: 30 } as const,
  validUntil: addDays(dayInDhaka(), 6),
}

test("one booking: list, dashboard, calendar, page, client's page and emails agree at every step", async ({
  page,
  site,
  owner,
  mailbox,
}) => {
  await enterAsOwner(page)
  const pending = async () => (await owner.call(api.dashboard.pending)).data
  const before = await pending()
  const email = `${unique('nusrat')}@example.com`
  const body = { name: unique('Nusrat'), email, phone: '01711000418', eventDate: day }
  const { data } = await owner.call(api.booking.add, {
    body: { ...body, note: 'No drone, please.', serviceId: await owner.addService() },
  })
  const { _id: id, reference } = data
  const { path } = (await owner.call(api.clientBooking.link, { params: { id } })).data
  const key = new URL(path, 'http://localhost').searchParams.get('key')!
  const params = { reference }
  let date = day

  const sent = (address: string) => fetchPage(page.request, address)
  const text = (element: { textContent: string | null } | null | undefined) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ')

  /** Checks every screen; `words` are on the client's page, `subject` is in the last email. */
  async function expectAll(label: string, turn: string, words: RegExp, subject?: string) {
    const row = (await sent(`/admin/request?search=${reference}`)).querySelector('tbody tr')
    expect(text(row), 'the list').toContain(label)
    expect(text(row?.querySelector('.adm-turn')), 'whose turn on the list').toContain(turn)
    const view = await sent(`/admin/request/view/${id}`)
    expect(text(view.querySelector('.adm-settle')), 'the page').toContain(label)
    expect(text(view.querySelector('.adm-settle .adm-turn')), 'whose turn on the page').toContain(turn)
    const isOwners = turn === 'Your turn'
    const now = await pending()
    expect(now.bookings, 'the badge').toBe(before.bookings + (isOwners ? 1 : 0))
    const dashboard = text((await sent('/admin')).querySelector('main'))
    expect(dashboard, 'the dashboard').toContain(`${allPending(now)} things need you.`)
    const { bookings } = (await owner.call(api.calendar.days, { query: { from: date, to: date } })).data
    const entry = bookings.find(({ _id }) => _id === id)
    const situation = (await owner.call(api.booking.one, { params: { id } })).data.situation
    if (entry) expect(entry.situation, 'the calendar').toMatchObject({ kind: situation.kind })
    expect(text((await sent(path)).querySelector('main')), 'the page of the client').toMatch(words)
    if (subject) await mailbox.mail(email, subject)
  }

  await test.step('asked', () => expectAll('Pending', 'Your turn', /request has arrived/i, reference))

  await test.step('offered', async () => {
    const draft = await owner.call(api.offer.saveDraft, { params: { id }, body: offer })
    await owner.call(api.offer.send, { params: { id: draft.data._id } })
    await expectAll('Offer sent', 'With the client', /offer/i, 'Accept the offer on your page')
  })

  await test.step('accepted', async () => {
    const money = (await owner.call(api.clientOffer.one, { params, query: { key } })).data
    const accepted = { key, name: body.name, sha256: money.offer!.sha256 }
    await owner.call(api.clientOffer.accept, { params, body: accepted })
    await expectAll('Accepted, advance due', 'With the client', /৳16,500/)
  })

  await test.step('claimed', async () => {
    const claim = { key, way: 'bkash', transactionId: 'CLH7Q2M9XK', sender: '01711000418' } as const
    await owner.call(api.payment.claim, { params, body: claim })
    await expectAll('Payment to check', 'Your turn', /৳16,500|check/)
  })

  await test.step('approved', async () => {
    const [claim] = (await owner.call(api.payment.ofBooking, { params: { id } })).data.claims
    await owner.call(api.payment.approve, { params: { id: claim!._id }, body: {} })
    await expectAll('Confirmed', 'Nothing to do', /Confirmed/, 'is yours, and I look forward to it')
  })

  await test.step('moved', async () => {
    await owner.call(api.bookingState.move, { params: { id }, body: { eventDate: movedDay, ask: true } })
    const asks = new RegExp(`I propose \\w+, ${dayAndMonth(movedDay)} instead`)
    await expectAll('Confirmed', 'With the client', asks, 'Nothing changes')
    await owner.call(api.clientBooking.answerDay, { params, body: { key, answer: 'accept' } })
    date = movedDay
    await expectAll('Confirmed', 'Nothing to do', new RegExp(dayAndMonth(movedDay)), 'has moved from')
  })

  await test.step('done and delivered', async () => {
    await owner.call(api.bookingState.done, { params: { id } })
    await expectAll('Done', 'Nothing to do', /photograph/i)
    const settings = { title: 'Reception', bookingId: id }
    const gallery = await addGallery(site.url, owner, [{ file: 'wedding-1.jpg' }], settings)
    await owner.call(api.gallery.deliver, { params: { id: gallery._id }, body: { tell: false } })
    await expectAll('Delivered', 'Nothing to do', /Your pictures are ready/)
  })

  await test.step('erased: the bookkeeping stays, the person is gone', async () => {
    await owner.call(api.booking.remove, { params: { id } })
    const view = text((await sent(`/admin/request/view/${id}`)).querySelector('main'))
    expect(view).toContain('A former customer')
    expect(view).toContain('Erased on')
    for (const word of [body.name, email, 'No drone']) expect(view).not.toContain(word)
    expect((await page.request.get(path)).status()).toBe(404)
  })
})
