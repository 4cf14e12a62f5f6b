import { useEffect, useRef } from 'react'

/** Brings what a choice or an answer has made appear into view, each time it is about something else. */
export function useScrollIntoView<E extends HTMLElement>(about: unknown) {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (about) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [about])
  return ref
}
