import { type RefObject, useEffect, useReducer, useState } from 'react'

interface SlidesState {
  current: number
  /** The previous slide, still fading out. */
  leaving: number | null
  /** The requested slide, shown once its picture can be drawn. */
  wanted: number
  /** Every slide ever requested: its picture stays. */
  seen: number[]
}

type Step = { want: number } | { show: number }

function takeStep(state: SlidesState, step: Step): SlidesState {
  if ('want' in step) return { ...state, wanted: step.want, seen: [...new Set([...state.seen, step.want])] }
  if (step.show !== state.wanted || step.show === state.current) return state
  return { ...state, current: step.show, leaving: state.current }
}

/** The longest wait for a slow picture. */
const timeoutMs = 4000

/** Resolves when the picture can be drawn, or has failed. */
const drawable = (image: HTMLImageElement | null | undefined) =>
  Promise.race([image?.decode().catch(() => undefined), new Promise((done) => setTimeout(done, timeoutMs))])

function usePageLoaded() {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const done = () => setLoaded(true)
    if (document.readyState === 'complete') done()
    else window.addEventListener('load', done)
    return () => window.removeEventListener('load', done)
  }, [])
  return loaded
}

export type SlideState = 'shown' | 'leaving' | 'waiting'

/** The current slide, and the pictures needed so far: one ahead, once the page has loaded. */
export function useSlides(count: number, slider: RefObject<HTMLElement | null>) {
  const [{ current, leaving, wanted, seen }, take] = useReducer(takeStep, {
    current: 0,
    leaving: null,
    wanted: 0,
    seen: [0],
  })
  const loaded = usePageLoaded()
  useEffect(() => {
    if (wanted === current) return
    let isStale = false
    const place = slider.current?.querySelectorAll('.slide-photo')[wanted]
    void drawable(place?.querySelector('img')).then(() => isStale || take({ show: wanted }))
    return () => {
      isStale = true
    }
  }, [wanted, current, slider])
  const following = (current + 1) % count
  useEffect(() => {
    // Decoded in advance, so that the next slide appears on time.
    if (loaded)
      void drawable(slider.current?.querySelectorAll('.slide-photo')[following]?.querySelector('img'))
  }, [loaded, following, slider])
  const goTo = (index: number) => take({ want: index })
  const step = (by: number) => goTo((wanted + by + count) % count)
  return {
    pageLoaded: loaded,
    current,
    goTo,
    next: () => step(1),
    previous: () => step(-1),
    stateOf: (index: number): SlideState =>
      index === current ? 'shown' : index === leaving ? 'leaving' : 'waiting',
    needsPicture: (index: number) => seen.includes(index) || (loaded && index === following),
  }
}
