import { useSyncExternalStore } from 'react'

const keyOf = (path: string) => `list:${path}`
const never = () => () => undefined

/** Where on a list somebody was in this tab: its search, filter and page. */
export const rememberListState = (path: string, search: string) => sessionStorage.setItem(keyOf(path), search)

/** The list as it was left, to go back to. */
export const lastListAddress = (path: string) => path + (sessionStorage.getItem(keyOf(path)) ?? '')

/** The same for a link; the server knows nothing of it. */
export const useLastListAddress = (path: string) =>
  useSyncExternalStore(
    never,
    () => lastListAddress(path),
    () => path,
  )
