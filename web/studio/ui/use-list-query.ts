import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { searchOf } from '../../lib/url.ts'

/** Search and filters are in the address, so reload, back and sharing keep them. */
export function useListQuery() {
  const navigation = useNavigation()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isComing = navigation.state === 'loading' && navigation.location.pathname === pathname
  // A change may come while another is loading, and must not undo it.
  const target = isComing ? navigation.location.search : search
  const latest = useRef(target)
  useEffect(() => {
    latest.current = target
  }, [target])
  return {
    value: (name: string) => new URLSearchParams(search).get(name) ?? '',
    /** A new filter starts at the first page. */
    change(changes: Record<string, string>) {
      const next = new URLSearchParams(latest.current)
      next.delete('page')
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      void navigate({ search: searchOf(next) }, { replace: true, preventScrollReset: true })
    },
    /** Another page or filter of this list is loading. */
    busy: isComing,
  }
}
