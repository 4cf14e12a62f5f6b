import type { FastifyBaseLogger } from 'fastify'

const runEveryMs = 20_000
/** Runs a check every few seconds, never two at once, until stopped. A check that fails is made up for by the next. */
export function runPeriodically(check: () => Promise<void>, log: FastifyBaseLogger, failed: string) {
  let last = Promise.resolve()
  const timer = setInterval(() => {
    last = last.then(check).catch((error: unknown) => log.warn({ err: error }, failed))
  }, runEveryMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
