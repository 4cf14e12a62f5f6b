import { useEffect, useRef, useState } from 'react'
import { timeInDhaka } from '../../../contract/shape/dates.ts'
import { timeOfDay } from '../../../contract/shape/day-words.ts'
import { ApiError } from '../../lib/api.ts'
import { t } from '../../../language/t.ts'

const waitMs = 3000

interface Autosave<Values> {
  values: Values
  /** There is something to save, and saving is allowed. */
  wanted: boolean
  /** False if the values cannot be saved yet. */
  save: (values: Values) => Promise<boolean>
  /** Called on a conflict; autosave then stops. */
  onConflict: (sentence: string) => void
}

const timeNow = () => timeOfDay(timeInDhaka(new Date()))

/** Saves after a pause of a few seconds and reports the state. */
export function useAutosave<Values>({ values, wanted, save, onConflict }: Autosave<Values>) {
  const [words, setWords] = useState('')
  const [attempt, setAttempt] = useState(0)
  const saving = useRef(false)
  const act = useRef({ save, onConflict })
  useEffect(() => {
    act.current = { save, onConflict }
  })
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(async () => {
      if (saving.current) return
      saving.current = true
      let again = true
      try {
        setWords(t('Saving…'))
        again = await act.current.save(values)
        setWords(again ? t('Draft saved at {n}', { n: timeNow() }) : '')
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const isOffline = error.status === 0
        again = isOffline
        if (error.status === 409 && Object.keys(error.fields).length === 0)
          act.current.onConflict(error.message)
        setWords(isOffline ? t('Offline: kept on this device') : t('Not saved yet'))
      } finally {
        saving.current = false
      }
      // Values typed meanwhile, or not sent, are saved next.
      if (again) setAttempt((count) => count + 1)
    }, waitMs)
    return () => clearTimeout(timer)
  }, [values, wanted, attempt])
  return words
}
