import type { FormResult } from '../lib/submit.ts'
import { classNames } from './class-names.ts'

/** The outcome of a form, for pages without script; with it, the toast has said the same already. */
export function FormNote({ result }: { result?: FormResult }) {
  if (!result) return null
  return (
    <p className={classNames('form-note full only-without-script', !result.ok && 'bad')} role="status">
      {result.message}
    </p>
  )
}
