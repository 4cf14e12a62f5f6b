import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { z } from '../../../contract/shape/zod.ts'
import { issueSentence } from '../../../contract/shape/errors.ts'
import type { FormProtection } from '../../../contract/shape/form-protection.ts'
import type { ApiError } from '../../lib/api.ts'
import { toast, type ToastAction, toastApiError } from '../../ui/toast.ts'
import { useAfterPress } from './after-press.ts'
import { byField, type FieldErrors, issuesOf } from './form-errors.ts'
import { t } from '../../../language/t.ts'

/** Sent together with the values, and not part of them. */
type SentBeside = 'version' | keyof FormProtection

/** Every field of the schema, including optional ones: a forgotten field would be stored as empty. */
type Complete<Input> = { [Name in Exclude<keyof Input, SentBeside>]-?: unknown }

/** The input for the schema, if it differs from the values. */
type Prepare<Values, Input> =
  Values extends Complete<Input>
    ? { prepare?: (values: Values) => Complete<Input> }
    : { prepare: (values: Values) => Complete<Input> }

interface FormBasics<Values extends object, Checked, Input, Reply extends { message: string }> {
  /** The schema of the contract; fields it does not name are not sent. */
  schema: z.ZodType<Checked, Input>
  initial: Values
  send: (checked: Checked) => Promise<Reply>
  /** Leaves the page, or stays. */
  onSaved: (reply: Reply) => void
  /** The action of the toast after saving. */
  offer?: (checked: Checked, reply: Reply) => ToastAction | undefined
  /** Loads the stored version after a conflict; the next save is based on it. */
  reload?: () => Promise<Values>
}

export type FormOptions<
  Values extends object,
  Checked,
  Input,
  Reply extends { message: string },
> = FormBasics<Values, Checked, Input, Reply> & Prepare<Values, Input>

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * A form of the studio: validated by the contract on blur and on submit, and sent once however often the button is
 * pressed. Whatever fails, the typed values stay.
 */
export function useAdminForm<Values extends object, Checked, Input, Reply extends { message: string }>(
  options: FormOptions<Values, Checked, Input, Reply>,
) {
  const { schema, send, onSaved, offer, reload } = options
  // The type depends on the values, which are generic here.
  const { prepare = (typed: Values) => typed } = options as { prepare?: (typed: Values) => unknown }
  const form = useRef<HTMLFormElement>(null)
  const [initial, setInitial] = useState(options.initial)
  const [values, setValues] = useState(options.initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  /** The message of a conflict with another save. */
  const [conflict, setConflict] = useState<string | null>(null)
  /** The error of the last attempt. */
  const [failure, setFailure] = useState<ApiError | null>(null)
  const sending = useRef(false)
  /** A ref, because the guard reads it while navigating, before the state is updated. */
  const saved = useRef(false)
  const attempt = useRef(0)
  const afterPress = useAfterPress()

  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failures])

  function refuse(fields: FieldErrors) {
    setErrors(fields)
    setFailures(++attempt.current)
  }

  async function submit(event: FormEvent, settled: Partial<Values> = {}) {
    event.preventDefault()
    if (sending.current) return
    if (form.current?.querySelector('[data-uploading]')) {
      return void toast.error(t('Please wait until the upload has finished, or stop it.'))
    }
    const final = { ...values, ...settled }
    setValues(final)
    const { data, error } = schema.safeParse(prepare(final), { error: issueSentence })
    if (error) return refuse(issuesOf(error))
    sending.current = true
    setBusy(true)
    setErrors({})
    setConflict(null)
    setFailure(null)
    try {
      const reply = await send(data)
      toast.success(reply.message, offer?.(data, reply))
      saved.current = true
      setInitial(final)
      onSaved(reply)
    } catch (error) {
      toastApiError(error)
      setFailure(error)
      if (error.status === 409 && Object.keys(error.fields).length === 0) setConflict(error.message)
      refuse(byField(Object.entries(error.fields)))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function check(name: keyof Values & string, path: string) {
    const { error } = schema.safeParse(prepare(values), { error: issueSentence })
    const sentence = error && issuesOf(error)[path]
    // Untouched fields show no errors.
    if (sentence && !same(values[name], initial[name])) setErrors((now) => ({ ...now, [path]: sentence }))
  }

  /** Resets the form to what is stored. */
  function restart(from: Values) {
    setInitial(from)
    setValues(from)
    setErrors({})
    setConflict(null)
    saved.current = false
  }

  const afterReload = (run: (stored: Values) => void) =>
    void reload?.().then(run, (error: Error) => toast.error(error.message))

  const clear = (path: string) => {
    const belongs = (key: string) => key === path || key === path.split('.')[0] || key.startsWith(`${path}.`)
    if (!Object.keys(errors).some(belongs)) return
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !belongs(key))))
  }

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    setValues((now) => ({ ...now, [name]: value }))
    clear(name)
    saved.current = false
  }
  const checkLater = (name: keyof Values & string, path: string = name) => afterPress(() => check(name, path))

  return {
    form,
    values,
    errors,
    busy,
    conflict,
    failure,
    saved,
    dirty: !same(values, initial),
    /** Values settled in the same event may not be in the state yet. */
    submit,
    refuse: (name: string, sentence: string) => refuse({ ...errors, [name]: sentence }),
    /** Shows errors without moving the focus. */
    mark: (name: string, sentence: string) => setErrors((now) => ({ ...now, [name]: sentence })),
    /** Editing a field clears its error. */
    set,
    /** The props of a text field. */
    field: (name: TextName<Values>) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value as Values[typeof name]),
      onBlur: () => checkLater(name),
    }),
    /** The same for a part of a value, computed from its latest state; the path names the part. */
    change<Name extends keyof Values & string>(
      name: Name,
      next: (now: Values[Name]) => Values[Name],
      path: string,
    ) {
      setValues((now) => ({ ...now, [name]: next(now[name]) }))
      clear(path)
      saved.current = false
    },
    clear,
    check: checkLater,
    restart,
    /** Replaces all values as if they had been typed. */
    fill: setValues,
    /** Marks these values as stored by other means, such as autosave. */
    kept: setInitial,
    /** Reports a conflict found by other means, such as autosave. */
    overtaken: setConflict,
    /** Overwrites the stored version. Later changes by others are a conflict again. */
    overwrite: () => afterReload(() => form.current?.requestSubmit()),
    loadStored: () => afterReload(restart),
  }
}
