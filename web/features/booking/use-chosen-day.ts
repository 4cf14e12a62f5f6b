import { useEffect, useRef, useState } from 'react'
import { monthOf } from '../../../contract/month.ts'
import type { Days } from '../../ui/month/use-days.ts'

/** The day in the date field, whether it was typed there or chosen in the month. */
export function useChosenDay(days: Days | undefined, before: string | undefined) {
  const ref = useRef<HTMLInputElement>(null)
  const [date, setDate] = useState(before ?? '')
  useEffect(() => {
    // Typed before the script came. What was chosen in the month is told by the month.
    if (ref.current!.value) setDate(ref.current!.value)
  }, [])
  return {
    date,
    choose(wanted: string) {
      const input = ref.current!
      input.value = wanted
      // The form hears of it as if it were typed.
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    field: {
      ref,
      onInput: () => {
        const typed = ref.current!.value
        setDate(typed)
        if (typed) days?.show(monthOf(typed))
      },
    },
  }
}
