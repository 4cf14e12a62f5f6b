import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '../../contract/api.ts'
import { dayInDhaka } from '../../contract/shape/dates.ts'
import type { Endpoint } from '../../contract/shape/endpoint.ts'
import { signInAsOwner } from '../owner.ts'

export type Kind = 'booking' | 'message' | 'review'

/** Something that was sent and acknowledged: its unique words, and the id that the site returned. */
export interface Receipt {
  kind: Kind
  mark: string
  id: string
}

export interface Ledger {
  receipts: Receipt[]
  /** Replies with status 500 and above, by message; any other unexpected reply ends the run. */
  failures: Map<string, number>
  /** Attempts without a reply. */
  cutOff: number
}

export interface Senders {
  ledger: Ledger
  /** When the last acknowledgement arrived, by `performance.now()`. */
  lastAt(): number
  /** Stops; each sender first repeats its current form until it is acknowledged. */
  stop(): Promise<Ledger>
}

const calls: Record<Kind, Endpoint> = {
  booking: api.booking.add,
  message: api.message.add,
  review: api.review.add,
}
/** The number of senders, and the kinds of forms they send in turn. */
interface Crowd {
  lines?: number
  kinds?: Kind[]
  /** Pause between two forms. */
  pauseMs?: number
}

/** For scenes with SMTP: the test server accepts ten mails a second. */
export const fewer: Crowd = { lines: 2, kinds: ['booking', 'review', 'message', 'review'] }

const usual: Kind[] = ['booking', 'booking', 'message', 'review']
const retryMs = 40
const eventDate = dayInDhaka(new Date(Date.now() + 30 * 86_400_000))

const addressOf = () => `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`

/** The body of a form; its idempotency key stays the same in all attempts. */
function fill(kind: Kind, mark: string, serviceId: string) {
  const key = `key-${mark}`
  // A mailbox gets only a few mails a day that strangers can trigger.
  const person = { email: `${mark}@example.org`, key }
  if (kind === 'booking') return { ...person, name: mark, phone: '01711000000', eventDate, serviceId }
  if (kind === 'message') return { ...person, name: 'Sender', subject: mark, message: 'Are you free?' }
  return { key, serviceId, rating: 5, review: mark }
}

/** Senders of one form after the other, each retrying like a browser with a patient user. */
export async function startSenders(
  url: string,
  { lines = 6, kinds = usual, pauseMs = retryMs }: Crowd = {},
): Promise<Senders> {
  const ledger: Ledger = { receipts: [], failures: new Map(), cutOff: 0 }
  const run = Math.random().toString(36).slice(2, 8)
  const { data } = (await (await fetch(`${url}/api/services`)).json()) as { data: { _id: string }[] }
  let headers = await signInAsOwner(url)
  let stopped = false
  let count = 0
  let lastAt = performance.now()

  async function attempt(kind: Kind, body: string): Promise<string | undefined> {
    const reply = await fetch(`${url}/api${calls[kind].path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': addressOf(),
        ...(kind === 'review' && { authorization: headers.authorization }),
      },
      body,
    })
    const read = (await reply.json()) as { data: { _id: string }; success: boolean; error: string }
    if (reply.status === 201) return read.data._id
    if (reply.status === 401) headers = await signInAsOwner(url)
    else if (reply.status < 500 || read.success !== false)
      throw new Error(`${kind}: ${reply.status} ${JSON.stringify(read)}`)
    else ledger.failures.set(read.error, (ledger.failures.get(read.error) ?? 0) + 1)
    return undefined
  }

  const isCutOff = (error: unknown) => error instanceof TypeError || error instanceof SyntaxError

  async function send(kind: Kind) {
    const mark = `fault ${run} ${++count}`.replaceAll(' ', '-')
    const body = JSON.stringify(fill(kind, mark, data[0]!._id))
    for (;;) {
      const id = await attempt(kind, body).catch((error: unknown) => {
        if (!isCutOff(error)) throw error
        ledger.cutOff++
      })
      if (id) {
        lastAt = performance.now()
        return ledger.receipts.push({ kind, mark, id })
      }
      await sleep(retryMs)
    }
  }

  async function line(number: number) {
    for (let turn = number; ; turn++) {
      if (stopped) return
      await send(kinds[turn % kinds.length]!)
      await sleep(pauseMs)
    }
  }
  const ended = Promise.all(Array.from({ length: lines }, (_, number) => line(number)))
  // Reported when it is stopped.
  ended.catch(() => {})
  return {
    ledger,
    lastAt: () => lastAt,
    async stop() {
      stopped = true
      await ended
      return ledger
    },
  }
}
