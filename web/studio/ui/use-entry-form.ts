import { type FormOptions, useAdminForm } from './use-admin-form.ts'

/** A form for one entry of a list: after adding one it is empty again, ready for the next. */
export function useEntryForm<Values extends object, Checked, Input>(
  options: FormOptions<Values, Checked, Input, { message: string }>,
) {
  const { initial, onSaved, reload } = options
  const entry = useAdminForm({
    ...options,
    onSaved: (reply) => {
      // A form for new entries has nothing to reload.
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
