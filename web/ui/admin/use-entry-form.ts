import { useRef } from 'react'
import type { z } from 'zod'
import { toast } from '../toast.ts'
import { useAdminForm } from './use-admin-form.ts'

interface EntryOptions<Values extends object, Checked> {
  schema: z.ZodType<Checked>
  initial: Values
  /** With `overwrite`, whatever is stored now is replaced. */
  send: (checked: Checked, overwrite: boolean) => Promise<{ message: string }>
  /** Leaves the page, or reloads the list beside the form. */
  onSaved: () => void
  /** What is stored now, for a form that somebody else overtook; a form for new entries has none. */
  reload?: () => Promise<Values>
}

/** A form for one entry of a list: after adding one it is empty again, ready for the next. */
export function useEntryForm<Values extends object, Checked>(options: EntryOptions<Values, Checked>) {
  const { schema, initial, send, onSaved, reload } = options
  const overwrite = useRef(false)
  const entry = useAdminForm<Values, Checked>({
    schema,
    initial,
    send: (checked) => send(checked, overwrite.current),
    onSaved: () => {
      if (!reload) startOver()
      onSaved()
    },
  })
  const { form, restart } = entry

  function startOver() {
    restart(initial)
    form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }

  return {
    ...entry,
    startOver,
    keepMine() {
      overwrite.current = true
      form.current?.requestSubmit()
    },
    takeTheirs: () => void reload?.().then(restart, (error: Error) => toast.error(error.message)),
  }
}
