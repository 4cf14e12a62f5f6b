import type { Duration } from '../../../../contract/shape/fields.ts'
import { MonthPicker } from '../month-picker.tsx'
import type { Days } from '../use-days.ts'
import { StartTimes } from './start-times.tsx'
import { TakenDay } from './taken-day.tsx'
import { steps } from './use-step.ts'

interface ChooseDayProps {
  days: Days
  duration: Duration
  date: string
  time: string
  onDay: (date: string) => void
  onTime: (time: string) => void
}

export const dayAddress = (query: string) => `?${query}#${steps.day}`

/** A day in the month, and a time for short services. */
export function ChooseDay({ days, duration, date, time, onDay, onTime }: ChooseDayProps) {
  const day = date ? days.day(date) : undefined
  const times = day?.times ?? []
  return (
    <>
      <MonthPicker
        days={days}
        chosen={date}
        onChoose={onDay}
        addressOf={dayAddress}
        wholeDay={duration === 'day'}
      />
      {times.length > 0 && (
        <StartTimes date={date} times={times} duration={duration} chosen={time} onChoose={onTime} />
      )}
      <TakenDay near={day?.state === 'taken' ? days.nearTo(date) : []} onChoose={onDay} />
    </>
  )
}
