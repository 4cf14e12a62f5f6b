import { useLocation, useNavigation, useSearchParams } from 'react-router'

/** Search and filters live in the address: reload, back and sharing all keep them. */
export function useListQuery() {
  const [params, setParams] = useSearchParams()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  return {
    value: (name: string) => params.get(name) ?? '',
    /** A narrowed list starts at its first page again. */
    change(changes: Record<string, string>) {
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          next.delete('page')
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
    /** Another page or filter of this very list is on its way. */
    busy: navigation.state === 'loading' && navigation.location.pathname === pathname,
  }
}
