import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Week } from '../../../../contract/studio/dashboard.ts'
import { Trend } from './trend.tsx'

afterEach(cleanup)

it('leaves out empty series', () => {
  const week = (start: string, requests: number): Week => ({ start, requests, messages: 0, views: 0 })
  render(<Trend weeks={[week('2026-11-08', 0), week('2026-11-15', 3)]} />)
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Week of',
    'Requests',
  ])
})
