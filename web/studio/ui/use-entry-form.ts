import { type FormOptions, useAdminForm } from './use-admin-form.ts'

/** The form of one entry of a list: cleared after adding, ready for the next. */
export function useEntryForm<Values extends object, Checked, Input>(
  options: FormOptions<Values, Checked, Input, { message: string }>,
) {
  const { initial, onSaved, reload } = options
  const entry = useAdminForm({
    ...options,
    onSaved: (reply) => {
      // New entries have nothing to reload.
      if (!reload) startOver()
      onSaved(reply)
    },
  })
  const { form, restart } = entry

  function startOver() {
    restart(initial)
    form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }

  return { ...entry, startOver }
}
