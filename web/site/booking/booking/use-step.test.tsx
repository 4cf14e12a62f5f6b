import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useStep } from './use-step.ts'

afterEach(() => {
  cleanup()
  window.location.hash = ''
})

function stepWith(day: string) {
  window.location.hash = '#book-details'
  const input = document.createElement('input')
  input.value = day
  return { step: renderHook(() => useStep(undefined, { current: input })).result }
}

it('leads back to the month if no day is chosen', async () => {
  const { step } = stepWith('')
  await waitFor(() => expect(step.current).toBe('day'))
  expect(window.location.hash).toBe('#book-day')
})

it('stays in the details with a day', () => {
  expect(stepWith('2199-12-18').step.current).toBe('details')
  expect(window.location.hash).toBe('#book-details')
})
