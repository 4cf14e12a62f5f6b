import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../numbers.ts'

const paths = ['/', '/services', '/api/services']
const pauseMs = 50

/** A reader that sends one request after the other and records number, times and failures. */
export function startReaders(url: string, lines = 2) {
  const times: number[] = []
  let failed = 0
  let stopped = false

  async function read(path: string) {
    const since = performance.now()
    const isGood = await fetch(url + path).then(
      async (reply) => (await reply.arrayBuffer(), reply.ok),
      () => false,
    )
    times.push(performance.now() - since)
    if (!isGood) failed++
  }

  async function line(turn: number) {
    for (;;) {
      if (stopped) return
      await read(paths[turn++ % paths.length]!)
      await sleep(pauseMs)
    }
  }
  const ended = Promise.all(Array.from({ length: lines }, (_, number) => line(number)))
  return async () => {
    stopped = true
    await ended
    return { read: times.length, failed, p99: Math.round(quantile(times, 0.99)) }
  }
}
