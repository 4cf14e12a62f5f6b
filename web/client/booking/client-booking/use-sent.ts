import { useFetcher } from 'react-router'
import type { FormResult } from '../../../lib/submit.ts'

/** The page has several forms, and each says in a hidden field which one it is. */
export type ClientForm = 'message' | 'ask' | 'answer' | 'hold' | 'cancel' | 'lost' | 'accept' | 'pay'

export interface SentForm {
  form: ClientForm
  result: FormResult
  /** The page of a gateway, where the client pays. */
  goTo?: string
}

/** A form of the page and its outcome, sent with script or without. */
export function useSent(form: ClientForm, sent: SentForm | undefined) {
  const fetcher = useFetcher<SentForm>()
  const last = fetcher.data ?? sent
  const own = last?.form === form ? last : undefined
  return {
    Form: fetcher.Form,
    busy: fetcher.state !== 'idle',
    result: own?.result,
    goTo: own?.goTo,
  }
}
