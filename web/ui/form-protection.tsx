import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { randomKey } from '../lib/random-key.ts'
import type { FormResult } from '../lib/submit.ts'
import { useHydrated } from './use-hydrated.ts'
import { t } from '../../language/t.ts'

/** A new key for each submission: only a successful form is done with its key. */
function useIdempotencyKey(result: FormResult | undefined) {
  const hydrated = useHydrated()
  const done = result?.ok ? result : undefined
  const [filling, setFilling] = useState<{ after?: FormResult; key?: string }>({})
  if (hydrated && (!filling.key || filling.after !== done)) setFilling({ after: done, key: randomKey() })
  return filling.key
}

interface SubmissionFieldsProps {
  result?: FormResult
}

/** Hidden fields that identify the submission and the page it came from. */
export function SubmissionFields({ result }: SubmissionFieldsProps) {
  const token = useRouteLoaderData<{ formToken: string }>('root')?.formToken
  const key = useIdempotencyKey(result)
  return (
    <>
      {key && <input type="hidden" name="key" value={key} />}
      {token && <input type="hidden" name="token" value={token} />}
    </>
  )
}

/** The same with a honeypot, for forms that are open to everyone: bots fill in every field they find. */
export function FormProtection({ result }: SubmissionFieldsProps) {
  return (
    <>
      <SubmissionFields result={result} />
      <div className="form-trap" aria-hidden="true">
        <label>
          {t('Leave this empty')}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
