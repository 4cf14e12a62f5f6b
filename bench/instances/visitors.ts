import { dayInDhaka } from '../../contract/shape/dates.ts'

const eventDate = dayInDhaka(new Date(Date.now() + 30 * 86_400_000))

export interface Tally {
  answered: number
  /** Failures by message. */
  failed: string[]
  /** References of acknowledged bookings. */
  booked: string[]
}

async function visit(url: string, serviceId: string, turn: number): Promise<string | undefined> {
  if (turn % 5 > 0) {
    const reply = await fetch(url + (turn % 2 ? '/services' : '/api/services'))
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${reply.status}`)
    return undefined
  }
  const reply = await fetch(`${url}/api/booking-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: `Visitor ${turn}`,
      email: 'visitor@example.com',
      phone: '01711000000',
      eventDate,
      serviceId,
    }),
  })
  const { data } = (await reply.json()) as { data: { _id: string } }
  if (reply.status !== 201) throw new Error(`${reply.status}`)
  return data._id
}

/** A number of parallel visitors, each followed by the next one until stopped. */
export function sendVisitors(url: string, serviceId: string, lines: number) {
  const tally: Tally = { answered: 0, failed: [], booked: [] }
  let stopped = false
  let turn = 0
  const line = async () => {
    for (;;) {
      if (stopped) return
      try {
        const booked = await visit(url, serviceId, ++turn)
        tally.answered++
        if (booked) tally.booked.push(booked)
      } catch (error) {
        tally.failed.push(String((error as Error).cause ?? error))
      }
    }
  }
  const ended = Promise.all(Array.from({ length: lines }, line))
  return async () => {
    stopped = true
    await ended
    return tally
  }
}
