/** bKash asks callers to wait half a minute for an answer. */
const defaultTimeoutMs = 30_000

export type Answer = Record<string, unknown>

/** The answer, if it is readable; a status of null means that there was no response. */
export type Reply =
  | { isReadable: true; status: number; answer: Answer }
  | { isReadable: false; status: number | null; why: string }

interface Call {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | URLSearchParams
  timeoutMs?: number
}

export const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Calls a gateway's server. The address may contain a password, so errors do not include it, and redirects are not followed.
 */
export async function callGateway(
  address: string,
  { method = 'POST', headers = {}, body, timeoutMs = defaultTimeoutMs }: Call,
): Promise<Reply> {
  let status: number | null = null
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, { method, headers, body, signal, redirect: 'error' })
    status = response.status
    const answer: unknown = await response.json()
    if (isAnswer(answer)) return { isReadable: true, status, answer }
  } catch {
    // After a lost connection or a body that is not JSON, it is unknown what was done.
  }
  const why = status === null ? 'It gave no answer.' : `It gave no answer that can be read (HTTP ${status}).`
  return { isReadable: false, status, why }
}

export const isDone = ({ status }: Reply) => status !== null && status >= 200 && status < 300

export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
