import { expect, it } from 'vitest'
import type { Activity } from '../../../contract/dashboard.ts'
import { needsOf, waitingWords } from './needs.ts'

const today = '2026-11-19'
const request = (name: string, eventDate: string) => ({
  _id: name,
  name,
  serviceTitle: 'Wedding Story',
  eventDate,
  date: '2026-11-18T06:00:00.000Z',
})
const review = {
  _id: 'r',
  serviceId: 's',
  serviceName: 'Rooms',
  name: 'Mitu',
  rating: 1,
  createdAt: '2026-11-19T01:00:00.000Z',
}
const activity: Activity = {
  language: 'en',
  failedMails: 0,
  lastBackup: '2026-11-18T01:00:00.000Z',
  pending: { bookings: 4, messages: 5 },
  unansweredMessages: 3,
  requests: ['a', 'b', 'c', 'd'].map((name) => request(name, '2026-11-22')),
  messages: [{ _id: 'm', name: 'Nadia', subject: 'Prints', date: '2026-11-17T06:00:00.000Z' }],
  reviews: [review, review, review],
  upcoming: [],
  calendar: { clashes: [], holds: [], moves: [], unreachable: [] },
  money: { claims: [], odd: [], unknown: [], unanswered: [] },
  galleries: [],
  weeks: [],
  rating: 4.5,
  newestService: null,
}

it('names at most five things, requests before messages before reviews', () => {
  const needs = needsOf(activity, today)
  expect(needs.map(({ kind }) => kind)).toEqual(['request', 'request', 'request', 'message', 'review'])
  expect(needs[0]).toMatchObject({
    title: 'a asks for Sunday, November 22',
    text: 'Wedding Story. Event in 3 days, sent yesterday.',
  })
  expect(needs[3]).toMatchObject({ title: '3 messages have no answer yet', to: '/admin/inbox' })
  expect(needs[4]!.title).toBe('Mitu gave Rooms 1 star')
})

it('puts mails that could not be sent before everything else', () => {
  const [first, second] = needsOf({ ...activity, failedMails: 2 }, today)
  expect(first).toMatchObject({ title: '2 mails could not be sent', to: '/admin/mails?status=failed' })
  expect(second!.kind).toBe('request')
})

it('warns of a backup that is older than two days, and only where there was one', () => {
  const kindOf = (lastBackup: string | null) => needsOf({ ...activity, lastBackup }, today)[0]!.kind
  expect(kindOf('2026-11-15T06:00:00.000Z')).toBe('backup')
  expect(kindOf('2026-11-17T06:00:00.000Z')).toBe('request')
  expect(kindOf(null)).toBe('request')
})

it('leads to the one message there is', () => {
  const one = needsOf({ ...activity, requests: [], reviews: [], unansweredMessages: 1 }, today)
  expect(one).toEqual([
    {
      kind: 'message',
      to: '/admin/inbox/view/m',
      title: 'Nadia has no answer yet',
      text: 'Prints, arrived 2 days ago.',
      verb: 'Open Inbox',
    },
  ])
})

it.each([
  [0, 0, 'Nothing waits for you.'],
  [1, 0, '1 request waits for you.'],
  [0, 3, '3 messages wait for you.'],
  [5, 1, '5 requests and 1 message wait for you.'],
])('%i requests and %i messages: %s', (bookings, messages, words) => {
  expect(waitingWords({ bookings, messages })).toBe(words)
})

it('money that somebody says to have sent comes before new requests, and problems before it', () => {
  const named = { _id: 'b', name: 'Tanvir' }
  const claim = { ...named, amount: 1_760_000, date: '2026-11-19T04:24:00.000Z' }
  const needs = needsOf(
    { ...activity, money: { claims: [claim], odd: [], unknown: [], unanswered: [named] } },
    today,
  )
  expect(needs.slice(0, 2).map(({ title, to }) => [title, to])).toEqual([
    ['No answer about the refund to Tanvir', '/admin/request/view/b?tab=payments'],
    ['Tanvir says to have paid ৳17,600', '/admin/request/view/b?tab=payments'],
  ])
})
