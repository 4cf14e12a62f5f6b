import { setTimeout as sleep } from 'node:timers/promises'
import { signInAsOwner } from '../owner.ts'
import type { Site } from './sites.ts'

export interface Try {
  id: string
  status: number
  sentence: string
  ms: number
  /** How often the process was killed before it replied. */
  cutOff: number
}

const retryMs = 30

/** Confirms each of these bookings, several at a time, through any process that replies. */
export async function confirmAll(sites: Site[], ids: string[], lines: number) {
  const waiting = [...ids]
  const tries: Try[] = []
  let headers = await signInAsOwner(sites[0]!.url)

  async function attempt(id: string) {
    const { url } = sites[Math.floor(Math.random() * sites.length)]!
    const reply = await fetch(`${url}/api/confirm-booking/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: headers.authorization },
      body: '{}',
    })
    const { error = '' } = (await reply.json()) as { error?: string }
    return { status: reply.status, sentence: error }
  }

  async function insist(id: string): Promise<Try> {
    for (let cutOff = 0; ;) {
      const since = performance.now()
      const answer = await attempt(id).catch(() => undefined)
      if (answer?.status === 401) headers = await signInAsOwner(sites[0]!.url)
      else if (answer) return { id, ...answer, ms: performance.now() - since, cutOff }
      else {
        cutOff += 1
        await sleep(retryMs)
      }
    }
  }

  async function line() {
    for (let id = waiting.pop(); id; id = waiting.pop()) tries.push(await insist(id))
  }
  await Promise.all(Array.from({ length: lines }, line))
  return tries
}
