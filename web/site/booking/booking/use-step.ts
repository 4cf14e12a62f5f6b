import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import type { FormResult } from '../../../lib/submit.ts'

/** Each step is a place on the page, so that the way back is the browser's own, with or without script. */
export const steps = { day: 'book-day', details: 'book-details' } as const
export type Step = keyof typeof steps

/** The first step that has something wrong. */
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

/** Which step is shown. What was refused leads to the step that it belongs to, and no day leads to the first one. */
export function useStep(result: FormResult | undefined, day: RefObject<HTMLInputElement | null>): Step {
  const wrong = wrongStep(result)
  const shown = useSyncExternalStore(onMove, shownStep, () => undefined)
  useEffect(() => {
    // A page that came with its result shows the right step already.
    if (wrong && shownStep()) window.location.hash = steps[wrong]
  }, [wrong, result])
  useEffect(() => {
    if (shown !== 'details') return
    // A page that is loaded again keeps its address, and only some browsers what was filled in.
    if (!day.current?.value) window.location.replace(`#${steps.day}`)
  }, [shown, day])
  return shown ?? wrong ?? 'day'
}
