import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from '../../../contract/shape/zod.ts'
import { issueSentence } from '../../../contract/shape/errors.ts'
import type { FormProtection } from '../../../contract/shape/form-protection.ts'
import type { ApiError } from '../../lib/api.ts'
import { toast, type ToastAction, toastApiError } from '../../ui/toast.ts'
import { useAfterPress } from './after-press.ts'
import { byField, type FieldErrors, issuesOf, valueAt, withValue } from './form-paths.ts'
import { useAutosave } from './use-autosave.ts'
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
  /** Leaves the page, or stays; without it, the page is loaded again. */
  onSaved?: (reply: Reply, saved: Values) => void | Promise<void>
  /** Empty again after saving, for the next entry. */
  startsOver?: boolean
  /** The action of the toast after saving. */
  offer?: (checked: Checked, reply: Reply) => ToastAction | undefined
  /** Loads the stored version after a conflict; the next save is based on it. */
  reload?: () => Promise<Values>
  /** Saves drafts while they are written. */
  autosave?: {
    wanted?: (values: Values) => boolean
    /** False if the values cannot be saved yet. */
    save: (values: Values) => Promise<boolean>
  }
}

export type FormOptions<
  Values extends object,
  Checked,
  Input,
  Reply extends { message: string },
> = FormBasics<Values, Checked, Input, Reply> & Prepare<Values, Input>

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string

/** A path into a value: 'address.street', 'lines.2.price'. */
type Path<Values> = `${keyof Values & string}.${string}`

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const nameOf = (path: string) => path.split('.')[0]!

/**
 * A form of the studio: validated by the contract on blur and on submit, and sent once however often the button is
 * pressed. Whatever fails, the typed values stay.
 */
export function useForm<Values extends object, Checked, Input, Reply extends { message: string }>(
  options: FormOptions<Values, Checked, Input, Reply>,
) {
  const { schema, send, onSaved, startsOver, offer, reload, autosave } = options
  // The type depends on the values, which are generic here.
  const { prepare = (typed: Values) => typed } = options as { prepare?: (typed: Values) => unknown }
  const { revalidate } = useRevalidator()
  const ref = useRef<HTMLFormElement>(null)
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
  const afterPress = useAfterPress()
  const dirty = !same(values, initial)

  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])

  /** Shows errors, and moves the focus to the first. */
  function refuse(fields: FieldErrors) {
    setErrors(fields)
    setRefusals((count) => count + 1)
  }

  const autosaved = useAutosave({
    values,
    wanted:
      dirty && !busy && conflict === null && autosave !== undefined && (autosave.wanted?.(values) ?? true),
    async save(written) {
      const isSaved = (await autosave?.save(written)) ?? false
      if (isSaved) setInitial(written)
      return isSaved
    },
    onConflict: reload ? setConflict : toast.error,
  })

  /** Values settled in the same event may not be in the state yet. Returns whether it was saved. */
  async function submit(event: FormEvent, settled: Partial<Values> = {}) {
    event.preventDefault()
    if (sending.current) return false
    if (ref.current?.querySelector('[data-uploading]')) {
      toast.error(t('Please wait until the upload has finished, or stop it.'))
      return false
    }
    const final = { ...values, ...settled }
    setValues(final)
    const { data, error } = schema.safeParse(prepare(final), { error: issueSentence })
    if (error) {
      refuse(issuesOf(error))
      return false
    }
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
      if (startsOver) startOver()
      await (onSaved ? onSaved(reply, final) : revalidate())
      return true
    } catch (error) {
      toastApiError(error)
      setFailure(error)
      if (error.status === 409 && Object.keys(error.fields).length === 0) setConflict(error.message)
      refuse(byField(Object.entries(error.fields)))
      return false
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  /** Shows the error of a changed field. */
  function check(path: string) {
    const { error } = schema.safeParse(prepare(values), { error: issueSentence })
    const sentence = error && issuesOf(error)[path]
    if (sentence && !same(valueAt(values, path), valueAt(initial, path)))
      setErrors((now) => ({ ...now, [path]: sentence }))
  }

  function clear(path: string) {
    const belongs = (key: string) => key === path || key === nameOf(path) || key.startsWith(`${path}.`)
    if (!Object.keys(errors).some(belongs)) return
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !belongs(key))))
  }

  /** Resets the form to what is stored. */
  function reset(stored: Values) {
    setInitial(stored)
    setValues(stored)
    setErrors({})
    setConflict(null)
    saved.current = false
  }

  /** Empty again, or as it is stored. */
  function startOver() {
    reset(startsOver ? options.initial : initial)
    ref.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
  }

  function afterReload(run: (stored: Values) => void) {
    void reload?.().then(run, (error: Error) => toast.error(error.message))
  }

  /** Edits a value, or a part of it by its path, and clears its error. A function gets the latest value. */
  function set<Name extends keyof Values & string>(
    name: Name,
    next: Values[Name] | ((now: Values[Name]) => Values[Name]),
  ): void
  function set(path: Path<Values>, next: unknown): void
  function set(path: string, next: unknown) {
    setValues((now) => withValue(now, path, typeof next === 'function' ? next(valueAt(now, path)) : next))
    clear(path)
    saved.current = false
  }

  return {
    ref,
    values,
    errors,
    busy,
    dirty,
    /** The error of the last attempt, for dialogs. */
    failure,
    /** For the guard of unsaved changes. */
    saved,
    /** Somebody else saved meanwhile; only where the stored version can be loaded. */
    conflict: conflict !== null &&
      reload && {
        sentence: conflict,
        /** Later changes by others are a conflict again. */
        onOverwrite: () => afterReload(() => ref.current?.requestSubmit()),
        onLoadStored: () => afterReload(reset),
      },
    /** The state of the saved draft. */
    autosaved,
    submit,
    set,
    /** Replaces several values as if they had been typed. */
    fill: (some: Partial<Values>) => setValues((now) => ({ ...now, ...some })),
    /** The props of a text field, by its name or path. */
    field: (path: TextName<Values> | Path<Values>) => ({
      name: path,
      value: valueAt(values, path) as string,
      error: errors[path],
      onChange: ({ target }: { target: { value: string } }) => set(path as Path<Values>, target.value),
      onBlur: () => afterPress(() => check(path)),
    }),
    /** Shows an error that the schema cannot know, or removes it. */
    setError(path: string, sentence: string | undefined, { focus = false } = {}) {
      if (sentence && focus) refuse({ ...errors, [path]: sentence })
      else setErrors((now) => ({ ...now, [path]: sentence }))
    },
    reset,
    startOver,
  }
}

/** The whole form, for the fields in it. */
export type FieldsOf<Values extends object> = ReturnType<
  typeof useForm<Values, unknown, unknown, { message: string }>
>

/** What the frame of a form needs, whatever its values are. */
export type FormState = Pick<
  ReturnType<typeof useForm<object, unknown, unknown, { message: string }>>,
  'ref' | 'busy' | 'dirty' | 'failure' | 'saved' | 'conflict' | 'autosaved' | 'submit' | 'startOver'
>
