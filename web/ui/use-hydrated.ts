import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the page wakes up. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
