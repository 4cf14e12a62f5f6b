import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { z } from '../../../contract/shape/zod.ts'
import { issueSentence } from '../../../contract/shape/errors.ts'
import type { FormProtection } from '../../../contract/shape/form-protection.ts'
import type { ApiError } from '../../lib/api.ts'
import { toast, type ToastAction, toastApiError } from '../../ui/toast.ts'
import { useAfterPress } from './after-press.ts'
import { byField, type FieldErrors, issuesOf } from './form-errors.ts'
import { t } from '../../../language/t.ts'

/** Sent beside what is typed, and not part of any form's values. */
type SentBeside = 'version' | keyof FormProtection

/** Every field of the schema, the optional ones too: one that a form forgets would be stored as empty. */
type Complete<Input> = { [Name in Exclude<keyof Input, SentBeside>]-?: unknown }

/** What the rules are to judge, where it is not what was typed. */
type Prepare<Values, Input> =
  Values extends Complete<Input>
    ? { prepare?: (values: Values) => Complete<Input> }
    : { prepare: (values: Values) => Complete<Input> }

interface FormBasics<Values extends object, Checked, Input, Reply extends { message: string }> {
  /** The contract's own rules; what they do not name is not sent. */
  schema: z.ZodType<Checked, Input>
  initial: Values
  send: (checked: Checked) => Promise<Reply>
  /** Leaves the page, or stays on it. */
  onSaved: (reply: Reply) => void
  /** What can be done about it once it is saved. */
  offer?: (checked: Checked, reply: Reply) => ToastAction | undefined
  /** What is stored now, for a form that somebody else overtook; what is sent from then on is made from it. */
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
 * A form of the admin area: checked by the contract on leaving a field and on submit, sent once however often the
 * button is pressed. Whatever fails, what was typed stays.
 */
export function useAdminForm<Values extends object, Checked, Input, Reply extends { message: string }>(
  options: FormOptions<Values, Checked, Input, Reply>,
) {
  const { schema, send, onSaved, offer, reload } = options
  // Its type depends on the values, which nobody knows in here.
  const { prepare = (typed: Values) => typed } = options as { prepare?: (typed: Values) => unknown }
  const form = useRef<HTMLFormElement>(null)
  const [initial, setInitial] = useState(options.initial)
  const [values, setValues] = useState(options.initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  /** The sentence of a save that was refused because somebody else saved first. */
  const [conflict, setConflict] = useState<string | null>(null)
  /** Why the last try was refused, until the next one. */
  const [failure, setFailure] = useState<ApiError | null>(null)
  const sending = useRef(false)
  /** Read while leaving, when the state of this screen may not have caught up yet. */
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
    // What was not touched yet is not wrong yet.
    if (sentence && !same(values[name], initial[name])) setErrors((now) => ({ ...now, [path]: sentence }))
  }

  /** Starts over from what is stored now. */
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
    /** What has just been settled may not be in the values yet. */
    submit,
    refuse: (name: string, sentence: string) => refuse({ ...errors, [name]: sentence }),
    /** Says what is wrong and leaves the focus where it is. */
    mark: (name: string, sentence: string) => setErrors((now) => ({ ...now, [name]: sentence })),
    /** A field that is being corrected is no longer called wrong. */
    set,
    /** What a field of text needs to be one of this form. */
    field: (name: TextName<Values>) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value as Values[typeof name]),
      onBlur: () => checkLater(name),
    }),
    /** The same for a part of a value, made from what it is when its turn comes; the path says which part. */
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
    /** Everything at once, as if it had been typed. */
    fill: setValues,
    /** This much is stored by other means than this form's button. */
    kept: setInitial,
    /** Somebody else has saved first, as other means than this form's button found out. */
    overtaken: setConflict,
    /** Saves over what is stored now; whoever saves after this moment is not overwritten, and this form is told again. */
    keepMine: () => afterReload(() => form.current?.requestSubmit()),
    takeTheirs: () => afterReload(restart),
  }
}
