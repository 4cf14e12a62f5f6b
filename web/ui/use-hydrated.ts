import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
