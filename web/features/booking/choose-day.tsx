import { useEffect, useRef, useState } from 'react'
import { longDay, timeOfDay } from '../../../contract/day-words.ts'
import type { Duration } from '../../../contract/duration.ts'
import { t } from '../../../language/t.ts'
import { MonthPicker } from '../../ui/month/month-picker.tsx'
import type { Days } from '../../ui/month/use-days.ts'
import { StartTimes } from './start-times.tsx'
import { TakenDay } from './taken-day.tsx'

interface ChooseDayProps {
  days: Days
  duration: Duration
  date: string
  onChoose: (date: string) => void
}

/** The first step of a booking: a day, and for short services a time. Once chosen, both are one line. */
export function ChooseDay({ days, duration, date, onChoose }: ChooseDayProps) {
  const [startTime, setStartTime] = useState('')
  /** The day that is settled, so that another one opens the month again. */
  const [settled, setSettled] = useState('')
  const change = useRef<HTMLButtonElement>(null)
  const day = date ? days.day(date) : undefined
  const times = day?.times ?? []
  const isTaken = day?.state === 'taken'
  const time = times.includes(startTime) ? startTime : ''

  const choose = (wanted: string) => {
    onChoose(wanted)
    const found = days.day(wanted)
    if (found?.state === 'free' && !found.times) setSettled(wanted)
  }
  const isFolded = settled !== '' && settled === date && !isTaken
  useEffect(() => {
    // What had the focus is gone.
    if (isFolded && document.activeElement === document.body) change.current?.focus({ preventScroll: true })
  }, [isFolded])

  return (
    <>
      <ol className="book-steps">
        <li className={isFolded ? 'done' : undefined} aria-current={isFolded ? undefined : 'step'}>
          {duration === 'day' ? t('1. Day') : t('1. Day and time')}
        </li>
        <li aria-current={isFolded ? 'step' : undefined}>{t('2. Your details')}</li>
      </ol>
      {isFolded ? (
        <p className="picked-day">
          <b>
            {longDay(date)}
            {time && <span>{timeOfDay(time)}</span>}
          </b>
          <button type="button" className="text-link" ref={change} onClick={() => setSettled('')}>
            {t('Change')}
          </button>
          {time && <input type="hidden" name="startTime" value={time} />}
        </p>
      ) : (
        <>
          <MonthPicker days={days} chosen={date} onChoose={choose} addressOf={(query) => `?${query}#book`} />
          {times.length > 0 && (
            <StartTimes
              date={date}
              times={times}
              duration={duration}
              chosen={time}
              onChoose={(wanted) => {
                setStartTime(wanted)
                setSettled(date)
              }}
            />
          )}
          <TakenDay near={isTaken ? days.nearTo(date) : []} onChoose={choose} />
        </>
      )}
    </>
  )
}
