import { type FormEvent, useEffect, useRef } from 'react'

/** Stores what is typed in this tab, so that it is still there after signing in again. */
export function useDraft(name: string, sent: boolean) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const key = `draft:${name}`
  useEffect(() => {
    const draft = sessionStorage.getItem(key)
    if (draft && ref.current?.value === '') ref.current.value = draft
  }, [key])
  useEffect(() => {
    if (sent) sessionStorage.removeItem(key)
  }, [key, sent])
  const onInput = (event: FormEvent<HTMLTextAreaElement>) =>
    sessionStorage.setItem(key, event.currentTarget.value)
  return { ref, onInput }
}
