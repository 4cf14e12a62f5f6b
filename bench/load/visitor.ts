import { setTimeout as sleep } from 'node:timers/promises'
import { bookingExample } from '../../server/testing/examples.ts'
import { openConnections } from './connection.ts'

export const kinds = ['page', 'asset', 'api', 'booking', 'review'] as const
export type Kind = (typeof kinds)[number]

export interface Notes {
  times: Record<Kind, number[]>
  errors: string[]
  /** Ids of acknowledged bookings and reviews. */
  stored: { booking: string[]; review: string[] }
}

export interface Place {
  url: string
  /** Pages, and the styles, scripts and first pictures of each. */
  pages: { path: string; assets: string[] }[]
  serviceId: string
  /** Headers of a customer. */
  authorization: () => string
}

export interface Signal {
  hasExpired: boolean
  isQuiet: boolean
}

/** The share of pages that end with a booking or a review. */
const shares = { booking: 0.04, review: 0.01 }
const thinkMs = [4000, 12_000] as const
export const comeWithinMs = 20_000

const between = ([from, to]: readonly [number, number]) => from + Math.random() * (to - from)
const oneOf = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)]!

/** A visitor who opens pages, reads them, and now and then books or writes a review, until stopped. */
export async function visit(place: Place, notes: Notes, signal: Signal) {
  const { ask, close } = openConnections(place.url)
  const cached = new Set<string>()

  async function timed(kind: Kind, path: string, headers?: Record<string, string>, body?: string) {
    const since = performance.now()
    const answer = await ask(path, headers, body)
    notes.times[kind].push(performance.now() - since)
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }

  async function send(kind: 'booking' | 'review', path: string, fields: object, more: object = {}) {
    const body = JSON.stringify({ ...fields, serviceId: place.serviceId })
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity', ...more }
    const answer = await timed(kind, path, headers, body)
    notes.stored[kind].push(JSON.parse(answer.body.toString()).data._id)
  }

  async function openPage() {
    const { path, assets } = oneOf(place.pages)
    await timed('page', path)
    const missing = assets.filter((asset) => !cached.has(asset))
    for (const asset of missing) cached.add(asset)
    await Promise.all(missing.map((asset) => timed('asset', asset)))
    await timed('api', '/api/services')
    const chance = Math.random()
    if (chance < shares.booking)
      await send('booking', '/api/booking-form', { ...bookingExample(''), name: 'Somebody of many' })
    else if (chance < shares.booking + shares.review)
      await send(
        'review',
        '/api/add-review',
        { rating: 5, review: 'Sharp, patient and on time.' },
        { authorization: place.authorization() },
      )
  }

  // They do not all arrive at the same moment.
  await sleep(Math.random() * comeWithinMs)
  while (!signal.hasExpired) {
    if (!signal.isQuiet) await openPage().catch((error: Error) => notes.errors.push(String(error)))
    await sleep(between(thinkMs))
  }
  close()
}
