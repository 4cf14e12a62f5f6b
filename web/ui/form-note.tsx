import type { FormResult } from '../lib/submit.ts'
import { classNames } from './class-names.ts'
import { useScrollIntoView } from './use-scroll-into-view.ts'

interface FormNoteProps {
  result?: FormResult
  /** Good news that somebody may want to write down. */
  stays?: boolean
  /** No toast says it, or none that is heard: beside an open dialog nothing else is read out. */
  alone?: boolean
}

const roleOf = ({ ok }: FormResult) => (ok ? 'status' : 'alert')

/**
 * The outcome of a form: all of it for pages without script, and what has to outlast its toast. The toast has read it
 * out already, so it is not announced a second time.
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
