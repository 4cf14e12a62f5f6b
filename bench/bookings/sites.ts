import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, startSite, type SiteProcess } from '../../server/testing/site-process.ts'

export interface Site {
  url: string
}

/** Processes of one site on one database; any of them may be killed and restarted on its port. */
export async function startSites(count: number, settings: Record<string, string>) {
  const running: SiteProcess[] = []
  const ports: number[] = []
  const start = (port: number) =>
    startSite({ PORT: String(port), LIMITS: 'off', LOG_LEVEL: 'error', ...settings })
  for (let n = 0; n < count; n++) {
    ports.push(await freePort())
    running.push(await start(ports[n]!))
  }
  return {
    sites: running.map(({ url }): Site => ({ url })),
    /** Kills one process after the other until stopped; returns how many. */
    killing(pauseMs: number) {
      let stopped = false
      let kills = 0
      const ended = (async () => {
        for (;;) {
          if (stopped) return
          await sleep(Math.random() * pauseMs)
          // The first one stays up for signing in.
          const n = 1 + Math.floor(Math.random() * (count - 1))
          await running[n]!.end('SIGKILL')
          kills += 1
          running[n] = await start(ports[n]!)
        }
      })()
      return async () => {
        stopped = true
        await ended
        return kills
      }
    },
    stop: () => Promise.all(running.map((site) => site.end('SIGTERM'))),
  }
}
