import { useEffect, useState } from 'react'
import { api } from '../../../contract/api.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { ApiError } from '../../lib/api.ts'
import { signedCall } from '../../lib/signed-call.ts'

type Day = Reply<typeof api.calendar.days>['data'] & { day: string }

const none: Day = { day: '', bookings: [], blocked: [], openDays: [] }

/** What stands on a day while it is being chosen; nothing until it is known. */
export function useDay(day: string) {
  const [known, setKnown] = useState<Day>(none)
  useEffect(() => {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) return
    let isWanted = true
    signedCall(api.calendar.days, { query: { from: day, to: day } }).then(
      ({ data }) => isWanted && setKnown({ ...data, day }),
      // It only warns; the server has the last word anyway.
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      },
    )
    return () => {
      isWanted = false
    }
  }, [day])
  return known.day === day ? known : none
}
