import { expect, it } from 'vitest'
import { calendarNeedsOf } from './calendar-needs.ts'

it('clashes come before holds, asked-for moves and calendars that cannot be read', () => {
  const booking = { _id: 'a', name: 'Lamia', eventDate: '2026-11-27' }
  const needs = calendarNeedsOf({
    clashes: [{ ...booking, calendar: 'Family' }],
    holds: [{ ...booking, heldUntil: '2026-11-20T12:00:00.000Z' }],
    moves: [{ ...booking, wanted: '2026-11-28' }],
    unreachable: [{ name: 'Studio share', failedSince: '2026-11-17T06:00:00.000Z' }],
  })
  expect(needs.map(({ title, text }) => `${title}. ${text}`)).toEqual([
    'Lamia has Friday, November 27, and you are busy elsewhere. Your calendar Family says so.',
    'Lamia has not answered yet about Friday, November 27. The day is held until November 20, 2026 at 6:00 PM.',
    'Lamia asks to move to Saturday, November 28. Agreed or asked for so far: Friday, November 27.',
    'Your calendar Studio share cannot be read. Since November 17, 2026. What was read before still counts.',
  ])
  expect(needs.map(({ to }) => to)).toEqual([...Array(3).fill('/admin/request/view/a'), '/admin/calendar'])
})
