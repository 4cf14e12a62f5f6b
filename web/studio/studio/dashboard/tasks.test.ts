import { expect, it } from 'vitest'
import type { Situation } from '../../../../contract/booking/booking-situation.ts'
import type { Activity } from '../../../../contract/studio/dashboard.ts'
import { tasksOf, waitingWords } from './tasks.ts'

const today = '2026-11-19'
const booking = (changes: Partial<Situation> = {}): Activity['bookings'][number] => ({
  _id: 'b',
  name: 'Tanvir',
  serviceTitle: 'Wedding Story',
  eventDate: '2026-11-22',
  date: '2026-11-18T06:00:00.000Z',
  heldUntil: '2026-11-20T17:59:00.000Z',
  resolvedAt: null,
  situation: {
    kind: 'pending',
    turn: 'owner',
    reason: 'request',
    agreed: null,
    paid: 0,
    balance: 0,
    dueNow: 0,
    balanceDueOn: '2026-11-22',
    claimed: null,
    claimedBy: null,
    askedDay: null,
    isSelectionSent: false,
    endedBy: null,
    endedAt: null,
    ...changes,
  },
})
const none = { bookings: 0, messages: 0, galleries: 0, calendar: 0, mails: 0, health: 0 }
const activity: Activity = {
  language: 'en',
  failedMails: 0,
  delayedMails: 0,
  sending: 'smtp',
  waitingMails: 1,
  lastBackup: '2026-11-18T01:00:00.000Z',
  pending: none,
  bookings: [],
  messages: [],
  upcoming: [],
  calendar: { clashes: [], unreachable: [] },
  galleries: [],
  weeks: [],
  rating: 4.5,
  newestService: null,
}
const titles = (changes: Partial<Activity>) =>
  tasksOf({ ...activity, ...changes }, today).map(({ title, text, to }) => [title, text, to])

const page = '/admin/request/view/b'

it('the task of each situation', () => {
  for (const [what, situation, words] of [
    [
      'a request',
      {},
      ['Tanvir asks for Sunday, November 22', 'Wedding Story, in 3 days. Asked yesterday.', page],
    ],
    [
      'a claim',
      { kind: 'payment-to-check', reason: 'payment', claimed: 1_760_000, claimedBy: 'bkash' },
      [
        'Tanvir says they have sent ৳17,600',
        'Wedding Story, Sunday, November 22. Check that it has arrived.',
        `${page}?tab=payments`,
      ],
    ],
    [
      'a payment without an answer',
      { kind: 'confirmed', reason: 'payment' },
      [
        'Check the payments of Tanvir',
        'Wedding Story, Sunday, November 22. The gateway has not answered, or its records differ from yours.',
        `${page}?tab=payments`,
      ],
    ],
    [
      'an offer in its last days',
      { kind: 'offer-sent', reason: 'offer-ending' },
      [
        'Your offer to Tanvir runs out tomorrow',
        'Wedding Story, Sunday, November 22. There is no answer yet.',
        `${page}?ask=remind`,
      ],
    ],
    [
      'a message',
      { kind: 'confirmed', reason: 'message' },
      ['Tanvir has written to you', 'Wedding Story, Sunday, November 22', page],
    ],
    [
      'another day',
      { kind: 'confirmed', reason: 'day-asked', askedDay: '2026-11-25' },
      ['Tanvir asks to move to Wednesday, November 25', 'So far: Sunday, November 22.', page],
    ],
  ] as const) {
    expect(titles({ bookings: [booking(situation)] }), what).toEqual([words])
  }
})

it('lists a missing mail server first, then unsent emails, and messages last', () => {
  const message = { _id: 'm', name: 'Nadia', subject: 'Prints', date: '2026-11-17T06:00:00.000Z' }
  const gallery = { _id: 'g', title: 'Reception', client: 'Tahmina', asked: null, picked: 30 }
  expect(
    titles({
      sending: 'none',
      waitingMails: 3,
      failedMails: 2,
      bookings: [booking()],
      messages: [message],
      galleries: [gallery],
    }).map(([title]) => title),
  ).toEqual([
    'No mail server yet: 3 emails are waiting',
    '2 emails were not sent',
    'Tanvir asks for Sunday, November 22',
    'Tahmina has sent the selection',
    'Nadia is waiting for an answer',
  ])
})

it('reports a mail server that refuses emails', () => {
  const late = ['2 emails are delayed', expect.any(String), '/admin/mails?status=waiting']
  expect(titles({ delayedMails: 2 })).toEqual([late])
  expect(titles({ sending: 'none', delayedMails: 2 })).toHaveLength(1)
})

it('warns of a backup older than two days, only if there was one', () => {
  const kindsOf = (lastBackup: string | null) =>
    tasksOf({ ...activity, lastBackup }, today).map(({ kind }) => kind)
  expect(kindsOf('2026-11-15T06:00:00.000Z')).toEqual(['backup'])
  expect(kindsOf('2026-11-17T06:00:00.000Z')).toEqual([])
  expect(kindsOf(null)).toEqual([])
})

it('counts in words', () => {
  for (const [counts, words] of [
    [{}, 'Nothing needs you.'],
    [{ mails: 1 }, '1 thing needs you.'],
    [{ bookings: 3, galleries: 1, mails: 1 }, '5 things need you.'],
  ] as const) {
    expect(waitingWords({ ...none, ...counts }), words).toBe(words)
  }
})
