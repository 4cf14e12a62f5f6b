import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AvailableDay } from '../../../contract/booking/calendar.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import type { FormResult } from '../../lib/submit.ts'
import { FirstFreeDay, MonthPicker } from './month-picker.tsx'
import { useDays } from './use-days.ts'

const { browserCall } = vi.hoisted(() => ({
  browserCall: vi.fn<(...input: unknown[]) => Promise<unknown>>(),
}))
vi.mock('../../lib/browser-call.ts', () => ({ browserCall }))

afterEach(cleanup)

const states: Record<string, AvailableDay['state']> = {
  '2026-12-01': 'closed',
  '2026-12-02': 'closed',
  '2026-12-11': 'taken',
  '2026-12-17': 'few',
}
const days = Array.from({ length: 62 }, (_, index): AvailableDay => {
  const date = addDays('2026-12-01', index)
  return { date, state: states[date] ?? 'free' }
})

function Picker({ own, result }: { own?: string; result?: FormResult }) {
  const [chosen, setChosen] = useState('')
  return (
    <>
      <MonthPicker
        days={useDays('service', { today: '2026-12-02', month: undefined, days }, result)}
        chosen={chosen}
        own={own}
        onChoose={setChosen}
        addressOf={(query) => `?${query}`}
      />
      <FirstFreeDay
        days={useDays('service', { today: '2026-12-02', month: undefined, days })}
        onChoose={setChosen}
        addressOf={(query) => `?${query}`}
      />
      <output>{chosen}</output>
    </>
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label')
const chosen = () => screen.getByRole('status').textContent

it('describes each day in words, and offers the first free one', async () => {
  render(<Picker own="2026-12-18" />)
  for (const name of [
    'Tuesday 1 December, closed',
    'Thursday 3 December, free',
    'Friday 11 December, booked, waiting list',
    'Thursday 17 December, few hours left',
    'Friday 18 December, free, your current day',
  ])
    screen.getByRole('radio', { name })
  await userEvent.click(screen.getByRole('link', { name: 'Thursday, 3 December' }))
  expect(chosen()).toBe('2026-12-03')
})

it('has one tab stop, and keys move by day, week and month', async () => {
  render(<Picker />)
  const user = userEvent.setup()
  const inGrid = screen.getAllByRole<HTMLInputElement>('radio').filter(({ tabIndex }) => tabIndex === 0)
  expect(inGrid.map(({ value }) => value)).toEqual(['2026-12-03'])
  inGrid[0]!.focus()
  const steps = [
    ['{ArrowRight}', 'Friday 4 December, free'],
    ['{ArrowDown}', 'Friday 11 December, booked, waiting list'],
    ['{ArrowLeft}', 'Thursday 10 December, free'],
    ['{Home}', 'Sunday 6 December, free'],
    ['{End}', 'Saturday 12 December, free'],
    ['{ArrowUp}', 'Saturday 5 December, free'],
    ['{PageDown}', 'Tuesday 5 January, free'],
    ['{PageUp}', 'Saturday 5 December, free'],
    ['{ArrowUp}', 'Saturday 5 December, free'],
  ]
  for (const [key, name] of steps) {
    await user.keyboard(key!)
    expect(focused(), key).toBe(name)
  }
  expect(chosen()).toBe('')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(chosen()).toBe('2026-12-12')
  expect(document.querySelector<HTMLInputElement>('[aria-selected=true] input')!.value).toBe('2026-12-12')
})

it('a closed day can be reached but not chosen', async () => {
  render(<Picker />)
  const closed = screen.getByRole<HTMLInputElement>('radio', { name: 'Tuesday 1 December, closed' })
  await userEvent.click(closed)
  closed.focus()
  await userEvent.keyboard('{Enter} ')
  expect(chosen()).toBe('')
  expect(closed.checked).toBe(false)
})

it('moves to the next month and back, but not into the past', async () => {
  render(<Picker />)
  expect(screen.queryByRole('link', { name: /Previous month/ })).toBeNull()
  const next = screen.getByRole('link', { name: 'Next month, January' })
  expect(next.getAttribute('href')).toBe('?month=2027-01')
  await userEvent.click(next)
  screen.getByRole('grid', { name: 'January 2027' })
  await userEvent.click(screen.getByRole('link', { name: 'Previous month, December' }))
  screen.getByRole('grid', { name: 'December 2026' })
})

it('a day taken meanwhile is no longer free after it was refused', async () => {
  const view = render(<Picker />)
  const day = '2026-12-18'
  expect(screen.getByRole('radio', { name: 'Friday 18 December, free' })).toBeDefined()
  browserCall.mockResolvedValueOnce({ data: [{ date: day, state: 'taken' }] })
  const message = 'Friday, December 18, 2026 is already taken.'
  view.rerender(
    <Picker
      result={{ ok: false, message, fields: { eventDate: message }, values: { eventDate: day }, status: 409 }}
    />,
  )
  await screen.findByRole('radio', { name: 'Friday 18 December, booked, waiting list' })
  screen.getByRole('radio', { name: 'Thursday 17 December, few hours left' })
})
