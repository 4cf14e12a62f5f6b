import { expect, it } from 'vitest'
import { calendarNeedsOf } from './calendar-needs.ts'

it('clashes come before calendars that cannot be read', () => {
  const needs = calendarNeedsOf({
    clashes: [{ _id: 'a', name: 'Lamia', eventDate: '2026-11-27', calendar: 'Family' }],
    unreachable: [{ name: 'Studio share', failedSince: '2026-11-17T06:00:00.000Z' }],
  })
  expect(needs.map(({ title, text }) => `${title}. ${text}`)).toEqual([
    'Lamia has Friday, November 27, and you are busy elsewhere. Your calendar Family says so.',
    'Your calendar Studio share cannot be read. Since November 17, 2026. What was read before still counts.',
  ])
  expect(needs.map(({ to }) => to)).toEqual(['/admin/request/view/a', '/admin/calendar'])
})
