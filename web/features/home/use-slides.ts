import { useEffect, useReducer, useState } from 'react'

interface Shown {
  current: number
  /** The slide before, still fading underneath. */
  leaving: number | null
  /** Every slide that was ever shown: its picture stays. */
  seen: number[]
}

const show = (state: Shown, to: number): Shown =>
  to === state.current
    ? state
    : { current: to, leaving: state.current, seen: [...new Set([...state.seen, to])] }

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

/** Which slide is shown, and which pictures are needed by now: one ahead, once the page itself has loaded. */
export function useSlides(count: number) {
  const [{ current, leaving, seen }, goTo] = useReducer(show, { current: 0, leaving: null, seen: [0] })
  const loaded = usePageLoaded()
  const step = (by: number) => goTo((current + by + count) % count)
  return {
    awake: loaded,
    current,
    goTo,
    next: () => step(1),
    previous: () => step(-1),
    stateOf: (index: number): SlideState =>
      index === current ? 'shown' : index === leaving ? 'leaving' : 'waiting',
    needsPicture: (index: number) => seen.includes(index) || (loaded && index === (current + 1) % count),
  }
}
