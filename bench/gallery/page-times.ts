import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that a visitor waits for a page that is not cached. */
export async function pageTimes(url: string, count: number, pauseMs: number, hasExpired = () => false) {
  const times: number[] = []
  for (let n = 0; n < count && !hasExpired(); n++) {
    const since = performance.now()
    const reply = await fetch(`${url}/services?page=1&bench=${n}`, {
      headers: { cookie: 'x=1' },
    }).catch(() => undefined)
    if (reply) await reply.text().catch(() => '')
    if (reply?.ok) times.push(performance.now() - since)
    await sleep(pauseMs)
  }
  return times
}
