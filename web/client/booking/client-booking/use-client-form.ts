import { useFetcher } from 'react-router'
import type { FormResult } from '../../../lib/submit.ts'

/** The page has several forms; a hidden field names the one that was sent. */
export type ClientForm = 'message' | 'ask' | 'answer' | 'hold' | 'cancel' | 'lost' | 'accept' | 'pay'

export interface SentForm {
  form: ClientForm
  result: FormResult
  /** The address of the gateway where the client pays. */
  goTo?: string
}

/** One form of the page and its result, sent with script or without. */
export function useClientForm(form: ClientForm, sent: SentForm | undefined) {
  const fetcher = useFetcher<SentForm>()
  const last = fetcher.data ?? sent
  const sentHere = last?.form === form ? last : undefined
  return {
    Form: fetcher.Form,
    busy: fetcher.state !== 'idle',
    result: sentHere?.result,
    goTo: sentHere?.goTo,
  }
}
