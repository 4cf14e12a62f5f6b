import { useEffect, useRef } from 'react'

/** Scrolls the element into view whenever `about` changes. */
export function useScrollIntoView<E extends HTMLElement>(about: unknown) {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (about) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [about])
  return ref
}
