import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { CalendarEvent } from './calendar-events.ts'
import { EventBlock } from './event-block.tsx'

afterEach(cleanup)

it('names the reason on every day of a blocked range for screen readers', () => {
  const blocked = {
    kind: 'blocked',
    title: 'Family trip',
    text: '',
    blocked: { _id: 'b' },
  } as unknown as CalendarEvent
  for (const isFirst of [true, false]) {
    render(<EventBlock entry={{ ...blocked, isFirst, isLast: !isFirst }} onUnblock={() => {}} />)
    const button = screen.getByRole('button', { name: 'Family trip' })
    expect(button.getAttribute('aria-label')).toBe(isFirst ? null : 'Family trip')
    cleanup()
  }
})
