import { useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '../../../ui/use-hydrated.ts'

interface Copy<Values> {
  values: Values
  at: string
}

const waitMs = 500

function read<Values>(key: string): Copy<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Copy<Values> | null
  } catch {
    return null
  }
}

/**
 * Keeps a copy on this device until it is stored, in case the connection or the browser fails. A copy of an earlier
 * visit is offered, unless something newer is stored.
 */
export function useLocalCopy<Values>(key: string, values: Values, dirty: boolean, storedAt: string) {
  const hydrated = useHydrated()
  // Read once on opening the page: anything typed later must not be offered.
  const copy = useMemo(() => (hydrated ? read<Values>(key) : null), [hydrated, key])
  const [dropped, setDropped] = useState(false)
  const wasDirty = useRef(false)
  useEffect(() => {
    if (!dirty) {
      if (wasDirty.current) localStorage.removeItem(key)
      return
    }
    wasDirty.current = true
    const timer = setTimeout(() => {
      // A full storage must not interrupt writing.
      try {
        localStorage.setItem(key, JSON.stringify({ values, at: new Date().toISOString() }))
      } catch {}
    }, waitMs)
    return () => clearTimeout(timer)
  }, [key, values, dirty])
  const drop = () => setDropped(true)
  return {
    found: copy && !dropped && copy.at > storedAt ? copy : null,
    drop,
    forget() {
      localStorage.removeItem(key)
      drop()
    },
  }
}
