/** bKash asks to wait for half a minute before anybody asks again. */
const patienceMs = 30_000

export type Answer = Record<string, unknown>

/** What came back, if it can be read; a status of null means that nothing came. */
export type Reply =
  | { heard: true; status: number; answer: Answer }
  | { heard: false; status: number | null; why: string }

interface Call {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | URLSearchParams
  timeoutMs?: number
}

export const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The answer of a gateway's server. An address may carry a password, so that nothing here says where a call went; one
 * that is redirected elsewhere is not followed.
 */
export async function callGateway(
  address: string,
  { method = 'POST', headers = {}, body, timeoutMs = patienceMs }: Call,
): Promise<Reply> {
  let status: number | null = null
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, { method, headers, body, signal, redirect: 'error' })
    status = response.status
    const answer: unknown = await response.json()
    if (isAnswer(answer)) return { heard: true, status, answer }
  } catch {
    // A cut connection and a body that is not JSON are the same here: what was done is unknown.
  }
  const why = status === null ? 'It gave no answer.' : `It gave no answer that can be read (HTTP ${status}).`
  return { heard: false, status, why }
}

export const isDone = ({ status }: Reply) => status !== null && status >= 200 && status < 300

export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
