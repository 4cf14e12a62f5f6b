import { useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useListQuery } from './use-list-query.ts'

/** The dialog that was opened on this page, or that the address names: '?ask=move'. */
export function useAsked<Name extends string>(names: readonly Name[]) {
  const { value, change } = useListQuery()
  const [chosen, ask] = useState<Name | null>(null)
  // Only after hydration is the viewer known.
  const isHydrated = useHydrated()
  const wanted = value('ask')
  return {
    asked: chosen ?? (isHydrated ? (names.find((name) => name === wanted) ?? null) : null),
    ask,
    close() {
      ask(null)
      // Not if the dialog has led to another page.
      if (new URLSearchParams(window.location.search).has('ask')) change({ ask: '' })
    },
  }
}
