import { setTimeout as sleep } from 'node:timers/promises'
import { dayInDhaka } from '../../contract/dates.ts'

export const kinds = ['page', 'asset', 'api', 'booking'] as const
export type Kind = (typeof kinds)[number]

export interface Notes {
  times: Record<Kind, number[]>
  errors: string[]
  booked: string[]
}

export interface Place {
  url: string
  paths: string[]
  serviceId: string
}

/** Of the pages they open, so many end with a booking. */
const bookingShare = 0.05
const thinkMs = [4000, 12_000] as const

const eventDate = dayInDhaka(new Date(Date.now() + 30 * 86_400_000))
const between = ([from, to]: readonly [number, number]) => from + Math.random() * (to - from)
const oneOf = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)]!

/** What a browser fetches for a page: its styles, scripts and first pictures. */
const assetsIn = (html: string) =>
  [...html.matchAll(/(?:href|src)="(\/(?:assets|media)\/[^"]+)"/g)].map((match) => match[1]!)

/** Somebody who opens pages, reads, and now and then books, until `isOver`. */
export async function visit({ url, paths, serviceId }: Place, notes: Notes, isOver: () => boolean) {
  const cached = new Set<string>()

  async function timed(kind: Kind, path: string, init?: RequestInit) {
    const since = performance.now()
    const reply = await fetch(url + path, init)
    const body = await reply.text()
    notes.times[kind].push(performance.now() - since)
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    return body
  }

  async function openPage() {
    const html = await timed('page', oneOf(paths))
    const missing = assetsIn(html).filter((path) => !cached.has(path))
    for (const path of missing) cached.add(path)
    await Promise.all(missing.map((path) => timed('asset', path)))
    await timed('api', '/api/services')
    if (Math.random() >= bookingShare) return
    const body = JSON.stringify({
      name: 'Somebody of many',
      email: 'many@example.com',
      phone: '01711000000',
      eventDate,
      serviceId,
    })
    const headers = { 'content-type': 'application/json' }
    const { data } = JSON.parse(
      await timed('booking', '/api/booking-form', { method: 'POST', headers, body }),
    )
    notes.booked.push(data._id)
  }

  // They do not all come in the same moment.
  await sleep(Math.random() * thinkMs[1])
  while (!isOver()) {
    await openPage().catch((error: Error) => notes.errors.push(String(error.cause ?? error)))
    await sleep(between(thinkMs))
  }
}
