import { GatewayAway } from './gateway.ts'

/** bKash asks to wait for half a minute before anybody asks again. */
const patienceMs = 30_000

export type Answer = Record<string, unknown>

interface Call {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | URLSearchParams
  timeoutMs?: number
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null

/**
 * The answer of a gateway's server. An address may carry a password, so that no error says where it went; one that
 * is redirected elsewhere is not followed.
 */
export async function callGateway(
  address: string,
  { method = 'POST', headers = {}, body, timeoutMs = patienceMs }: Call,
): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, { method, headers, body, signal, redirect: 'error' })
    const answer: unknown = await response.json()
    if (response.status >= 500 || !isAnswer(answer)) throw new GatewayAway('It answered with an error.')
    return answer
  } catch (error) {
    if (error instanceof GatewayAway) throw error
    throw new GatewayAway('It gave no answer that can be read.')
  }
}

export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
