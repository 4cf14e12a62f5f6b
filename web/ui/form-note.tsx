import type { FormResult } from '../lib/submit.ts'
import { classNames } from './class-names.ts'
import { useScrollIntoView } from './use-scroll-into-view.ts'

interface FormNoteProps {
  result?: FormResult
  /** A success that people may want to write down. */
  stays?: boolean
  /** No toast announces it, or it is not heard: while a dialog is open, nothing outside is read out. */
  alone?: boolean
}

const roleOf = ({ ok }: FormResult) => (ok ? 'status' : 'alert')

/**
 * The outcome of a form: everything for pages without script, and otherwise what has to outlast its toast. The toast
 * has been read out already, so the note is not announced again.
 */
export function FormNote({ result, stays, alone }: FormNoteProps) {
  const ref = useScrollIntoView<HTMLParagraphElement>(result)
  if (!result) return null
  const isBesideField = !result.ok && Object.values(result.fields).includes(result.message)
  if (alone && isBesideField) return null
  const lasts = alone || (result.ok ? stays : !isBesideField)
  return (
    <p
      ref={ref}
      className={classNames('form-note full', !lasts && 'only-without-script', !result.ok && 'bad')}
      role={alone ? roleOf(result) : undefined}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script the answer may be far below the top of its page
      autoFocus
    >
      {result.message}
    </p>
  )
}
