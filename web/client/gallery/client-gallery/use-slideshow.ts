import { useEffect, useEffectEvent, useState } from 'react'

const everyMs = 4000

/** Shows the next picture after a fixed time; pauses while the page is hidden. */
export function useSlideshow(begins: boolean, turn: () => void, shown: string) {
  const [plays, setPlays] = useState(begins)
  const next = useEffectEvent(() => {
    if (document.visibilityState === 'visible') turn()
  })
  useEffect(() => {
    if (!plays) return
    const timer = setInterval(() => next(), everyMs)
    return () => clearInterval(timer)
  }, [plays, shown])
  return { plays, toggle: () => setPlays(!plays) }
}
