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

it('the details of a day that nobody has chosen lead to the month', async () => {
  const { step } = stepWith('')
  await waitFor(() => expect(step.current).toBe('day'))
  expect(window.location.hash).toBe('#book-day')
})

it('with a day they stay', () => {
  expect(stepWith('2199-12-18').step.current).toBe('details')
  expect(window.location.hash).toBe('#book-details')
})
