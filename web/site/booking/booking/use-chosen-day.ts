import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { monthOf } from '../../../../contract/shape/month.ts'
import { saveInTab, readFromTab } from '../../../lib/tab-storage.ts'
import type { Days } from '../use-days.ts'

const dayOf = (serviceId: string) => `day:${serviceId}`
const timeOf = (serviceId: string) => `time:${serviceId}`

/** After the request was sent, the form starts empty. */
export function forgetChosen(serviceId: string) {
  saveInTab(dayOf(serviceId), '')
  saveInTab(timeOf(serviceId), '')
}

const never = () => () => undefined

/** A chosen time is kept on the days that offer it. */
export function useStartTime(days: Days, date: string, serviceId: string) {
  const [chosen, setChosen] = useState('')
  const stored = useSyncExternalStore(
    never,
    () => readFromTab(timeOf(serviceId)),
    () => '',
  )
  const time = chosen || stored
  const times = (date && days.day(date)?.times) || []
  return {
    time: times.includes(time) ? time : '',
    setTime(wanted: string) {
      setChosen(wanted)
      saveInTab(timeOf(serviceId), wanted)
    },
  }
}

/** The day in the date field, typed or chosen in the month; a reload keeps it. */
export function useChosenDay(days: Days, before: string | undefined, serviceId: string) {
  const ref = useRef<HTMLInputElement>(null)
  const [date, setDate] = useState(before ?? '')
  const { today } = days
  useEffect(() => {
    const input = ref.current!
    const stored = readFromTab(dayOf(serviceId))
    // Typed before hydration; a day chosen in the month is read there.
    if (input.value) setDate(input.value)
    else if (stored >= today) fill(input, stored)
  }, [serviceId, today])
  return {
    date,
    choose: (wanted: string) => fill(ref.current!, wanted),
    field: {
      ref,
      onInput: () => {
        const typed = ref.current!.value
        setDate(typed)
        saveInTab(dayOf(serviceId), typed)
        if (typed) days.show(monthOf(typed))
      },
    },
  }
}

/** Fires the event that typing would fire. */
function fill(input: HTMLInputElement, date: string) {
  input.value = date
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
