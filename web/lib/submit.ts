import type { Endpoint, Reply } from '../../contract/shape/endpoint.ts'
import { translated } from '../../language/t.ts'
import { ApiError, type Call, type CallInput } from './api.ts'

export type Values = Record<string, string>

/** The outcome of a sent form. A refused one contains the typed values, for pages without script. */
export type FormResult<Data = unknown> =
  | { ok: true; message: string; data?: Data }
  | { ok: false; message: string; fields: Values; values: Values; status: number }

export const textValues = (form: FormData): Values =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** An unreadable form counts as empty, so that the API names what is missing. */
export const readFormValues = (request: Request): Promise<Values> =>
  request.formData().then(textValues, () => ({}))

/** Refuses values before anything is sent; the contract names the problem of each field in English. */
export function invalidResult(values: Values, problems: Values): FormResult & { ok: false } {
  const fields = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, translated(problem)]),
  )
  return { ok: false, message: Object.values(fields)[0] ?? '', fields, values, status: 400 }
}

type ReplyData<E> = Reply<E> extends { data: infer Data } ? Data : undefined

/** Sends the fields of a form to the API, on the server and in the browser. */
export async function submit<E extends Endpoint>(
  call: Call,
  endpoint: E,
  values: Values,
  input: Omit<CallInput<E>, 'body'> = {},
  /** Fields that the API takes as numbers or booleans. */
  others: Record<string, number | boolean> = {},
): Promise<FormResult<ReplyData<E>>> {
  try {
    const reply = (await call(endpoint, {
      ...input,
      body: { ...values, ...others } as CallInput<E>['body'],
    })) as {
      message: string
      data?: ReplyData<E>
    }
    return { ok: true, message: reply.message, data: reply.data }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ok: false, message: error.message, fields: error.fields, values, status: error.status || 503 }
  }
}
