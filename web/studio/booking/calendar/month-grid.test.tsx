import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { eventsOn } from './calendar-events.ts'
import { MonthGrid } from './month-grid.tsx'
import { daysFrom, rangeOf, shownIn } from './shown-days.ts'
import { usualHours } from '../../../../contract/shape/week-hours.ts'
import { workingDays } from './working-days.ts'

afterEach(cleanup)

const today = '2026-11-19'
const blocked = {
  _id: 'b',
  from: '2026-11-09',
  to: '2026-11-11',
  fromTime: null,
  toTime: null,
  reason: 'Sylhet',
  repeat: null,
  repeatUntil: null,
}

function show() {
  const onBlock = vi.fn<(range: { from: string; to: string }) => void>()
  const onUnblock = vi.fn<(one: object) => void>()
  const Stub = createRoutesStub([
    {
      path: '/admin/calendar',
      loader: ({ request }) => shownIn(request.url, today),
      HydrateFallback: () => null,
      Component: ({ loaderData }) => {
        const shown = loaderData as ReturnType<typeof shownIn>
        const { from, to } = rangeOf(shown)
        const days = daysFrom(from, to)
        return (
          <MonthGrid
            shown={shown}
            days={days}
            entries={eventsOn(
              days,
              { bookings: [], blocked: [blocked], openDays: [], off: [], busy: [] },
              'Asia/Dhaka',
            )}
            today={today}
            working={workingDays(usualHours.with(1, { open: false, from: '09:00', until: '21:00' }), [])}
            onBlock={onBlock}
            onUnblock={onUnblock}
          />
        )
      },
    },
  ])
  render(<Stub initialEntries={['/admin/calendar']} />)
  return { onBlock, onUnblock }
}

const day = (name: RegExp | string) => screen.findByRole('link', { name })
const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.activeElement!, { key, shiftKey })
/** The focus follows once the grid has taken in what was pressed. */
const expectFocus = (wanted: string) =>
  vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.day).toBe(wanted))

it('has one tab stop, arrow keys move on, and beyond the month follows the next one', async () => {
  show()
  const start = await day('Thursday, November 19')
  const stops = screen.getAllByRole('link').filter((link) => link.tabIndex === 0)
  expect(stops).toEqual([start])
  start.focus()
  press('ArrowRight')
  await expectFocus('2026-11-20')
  press('ArrowDown')
  await expectFocus('2026-11-27')
  press('Home')
  await expectFocus('2026-11-22')
  press('ArrowUp')
  press('PageDown')
  await day('Sunday, December 13')
  await expectFocus('2026-12-13')
})

it('selects days to block with Shift and arrow keys', async () => {
  const { onBlock } = show()
  ;(await day('Thursday, November 19')).focus()
  press('ArrowRight', true)
  press('ArrowRight', true)
  press('Enter')
  expect(onBlock).toHaveBeenCalledWith({ from: '2026-11-19', to: '2026-11-21' })
})

it('selects days with the mouse from either end', async () => {
  const { onBlock } = show()
  const cell = async (name: string) => (await day(name)).closest('[role=gridcell]')!
  fireEvent.mouseDown(await cell('Saturday, November 21'), { button: 0 })
  fireEvent.mouseEnter(await cell('Thursday, November 19'))
  fireEvent.mouseUp(screen.getByRole('grid'))
  await vi.waitFor(() => expect(onBlock).toHaveBeenCalledWith({ from: '2026-11-19', to: '2026-11-21' }))
  fireEvent.mouseDown(await cell('Saturday, November 21'), { button: 0 })
  fireEvent.mouseUp(screen.getByRole('grid'))
  expect(onBlock).toHaveBeenCalledOnce()
})

it('names the events of a day, and unblocks a blocked one', async () => {
  const { onUnblock } = show()
  expect(await day('Monday, November 9. Day off. Sylhet, blocked, Nov 9 to Nov 11')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: /^Sylhet/ })[0]!)
  expect(onUnblock).toHaveBeenCalledWith(blocked)
})

it('lets the label of a bar run as far as the bar', async () => {
  show()
  await day('Thursday, November 19')
  const bars = screen.getAllByRole('button', { name: /^Sylhet/ })
  expect(bars.map(({ style }) => style.getPropertyValue('--reach'))).toEqual(['3', '2', '1'])
})
