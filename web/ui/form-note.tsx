import type { FormResult } from '../lib/submit.ts'
import { classNames } from './class-names.ts'

interface FormNoteProps {
  result?: FormResult
  /** Good news that somebody may want to write down. */
  stays?: boolean
  /** No toast says it. */
  alone?: boolean
}

/** The outcome of a form, for pages without script; with it, the toast has said the same already. */
export function FormNote({ result, stays, alone }: FormNoteProps) {
  if (!result) return null
  const isBesideField = !result.ok && Object.values(result.fields).includes(result.message)
  if (alone && isBesideField) return null
  const lasts = alone || (stays && result.ok)
  return (
    <p
      className={classNames('form-note full', !lasts && 'only-without-script', !result.ok && 'bad')}
      role="status"
    >
      {result.message}
    </p>
  )
}
