import type { z } from 'zod'
import { useAdminForm } from './use-admin-form.ts'

interface EntryOptions<Values extends object, Checked> {
  schema: z.ZodType<Checked>
  initial: Values
  send: (checked: Checked) => Promise<{ message: string }>
  /** Leaves the page, or reloads the list beside the form. */
  onSaved: () => void
  /** What is stored now, for a form that somebody else overtook; a form for new entries has none. */
  reload?: () => Promise<Values>
}

/** A form for one entry of a list: after adding one it is empty again, ready for the next. */
export function useEntryForm<Values extends object, Checked>(options: EntryOptions<Values, Checked>) {
  const { initial, onSaved, reload } = options
  const entry = useAdminForm({
    ...options,
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

  return { ...entry, startOver }
}
