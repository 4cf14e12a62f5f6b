import { useEffect, useRef, useState } from 'react'
import type { FormResult } from '../lib/submit.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Connects a form with the result of its action: errors at their fields, the first invalid field focused, the form
 * cleared only after success. Before hydration the browser validates by itself.
 */
export function useFormResult(result: FormResult | undefined) {
  const ref = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const [edited, setEdited] = useState<{ after?: FormResult; names: string[] }>({ names: [] })
  const corrected = edited.after === result ? edited.names : []
  useEffect(() => {
    if (!result) return
    if (result.ok) ref.current?.reset()
    else ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [result])
  return {
    form: {
      ref,
      noValidate: hydrated,
      /** Editing a field clears its error. */
      onInput: ({ target }: { target: EventTarget }) => {
        const { name } = target as HTMLInputElement
        if (!corrected.includes(name)) setEdited({ after: result, names: [...corrected, name] })
      },
    },
    field: (name: string) => ({
      name,
      error: result && !result.ok && !corrected.includes(name) ? result.fields[name] : undefined,
      defaultValue: result && !result.ok ? result.values[name] : undefined,
    }),
  }
}
