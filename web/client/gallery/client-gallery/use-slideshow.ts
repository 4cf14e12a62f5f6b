import { useEffect, useEffectEvent, useState } from 'react'

const everyMs = 4000

/** Turns by itself, each picture for as long from the moment it is asked for; it rests while nobody sees the page. */
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
