import { useSyncExternalStore } from 'react'

const keyOf = (path: string) => `list:${path}`
const never = () => () => undefined

/** Remembers search, filter and page of a list in this tab. */
export const rememberListState = (path: string, search: string) => sessionStorage.setItem(keyOf(path), search)

/** The address of the list as it was left. */
export const lastListAddress = (path: string) => path + (sessionStorage.getItem(keyOf(path)) ?? '')

/** The same for a link; the server does not know it. */
export const useLastListAddress = (path: string) =>
  useSyncExternalStore(
    never,
    () => lastListAddress(path),
    () => path,
  )
