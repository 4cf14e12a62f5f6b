import { expect, it } from 'vitest'
import { calendarTasksOf } from './calendar-tasks.ts'

it('lists clashes before unreadable calendars', () => {
  const needs = calendarTasksOf({
    clashes: [{ _id: 'a', name: 'Lamia', eventDate: '2026-11-27', calendar: 'Family' }],
    unreachable: [{ name: 'Studio share', failedSince: '2026-11-17T06:00:00.000Z' }],
  })
  expect(needs.map(({ title, text }) => `${title}. ${text}`)).toEqual([
    'Lamia is booked on Friday, November 27, but you are busy elsewhere. According to your calendar Family.',
    'Your calendar Studio share cannot be read. Since November 17, 2026. Earlier entries still count.',
  ])
  expect(needs.map(({ to }) => to)).toEqual(['/admin/request/view/a', '/admin/calendar'])
})
