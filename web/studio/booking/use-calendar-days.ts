import { useEffect, useState } from 'react'
import { api } from '../../../contract/api.ts'
import type { Reply } from '../../../contract/shape/endpoint.ts'
import { addDays } from '../../../contract/shape/zone.ts'
import { ApiError } from '../../lib/api.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

type Days = Reply<typeof api.calendar.days>['data'] & { from: string; to: string }

const none: Days = { from: '', to: '', bookings: [], blocked: [], openDays: [], off: [], busy: [] }
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const mostDays = 62

/** The events of the chosen days, empty until loaded. Only for warnings: the server decides. */
export function useDays(from: string, to = from) {
  const [known, setKnown] = useState<Days>(none)
  // Only after hydration is the viewer known.
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated || !isDay(from) || !isDay(to) || to < from || to >= addDays(from, mostDays)) return
    let isWanted = true
    signedCall(api.calendar.days, { query: { from, to } }).then(
      ({ data }) => isWanted && setKnown({ ...data, from, to }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      },
    )
    return () => {
      isWanted = false
    }
  }, [isHydrated, from, to])
  return known.from === from && known.to === to ? known : none
}
