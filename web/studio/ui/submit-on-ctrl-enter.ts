import type { KeyboardEvent } from 'react'

/** Submits the form of a textarea on Ctrl+Enter or Cmd+Enter. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
