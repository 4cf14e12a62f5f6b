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
  return { input, step: renderHook(() => useStep(undefined, { current: input })).result }
}

it('the details of a day that nobody has chosen lead to the month', async () => {
  const { step } = stepWith('')
  await waitFor(() => expect(step.current).toBe('day'))
  expect(window.location.hash).toBe('#book-day')
})

it('with a day they stay, also where it was chosen before the script came', async () => {
  const { input, step } = stepWith('')
  // As early input is entered once more: after the effects of the page, before anything else.
  queueMicrotask(() => (input.value = '2199-12-18'))
  await new Promise((later) => setTimeout(later))
  expect(step.current).toBe('details')
  expect(window.location.hash).toBe('#book-details')
})
