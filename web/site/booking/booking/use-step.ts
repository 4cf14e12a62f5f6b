import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import type { FormResult } from '../../../lib/submit.ts'

/** Each step is an anchor on the page, so that the back button works with or without script. */
export const steps = { day: 'book-day', details: 'book-details' } as const
export type Step = keyof typeof steps

/** The first step with an error. */
export const wrongStep = (result: FormResult | undefined): Step | undefined => {
  if (!result || result.ok) return undefined
  return result.fields.eventDate || result.fields.startTime ? 'day' : 'details'
}

const onMove = (listen: () => void) => {
  window.addEventListener('hashchange', listen)
  return () => window.removeEventListener('hashchange', listen)
}

const shownStep = () =>
  (Object.keys(steps) as Step[]).find((step) => window.location.hash === `#${steps[step]}`)

/** The current step. An error leads to the step it belongs to, and a missing day to the first one. */
export function useStep(result: FormResult | undefined, day: RefObject<HTMLInputElement | null>): Step {
  const wrong = wrongStep(result)
  const shown = useSyncExternalStore(onMove, shownStep, () => undefined)
  useEffect(() => {
    // A page rendered with its result already shows the right step.
    if (wrong && shownStep()) window.location.hash = steps[wrong]
  }, [wrong, result])
  useEffect(() => {
    if (shown !== 'details') return
    // A reload keeps the address, but only some browsers keep the fields.
    if (!day.current?.value) window.location.replace(`#${steps.day}`)
  }, [shown, day])
  return shown ?? wrong ?? 'day'
}
