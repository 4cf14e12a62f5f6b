import type { FastifyBaseLogger } from 'fastify'

const lookEveryMs = 20_000

/** Looks every few seconds, one look after the other, until stopped. Nothing depends on a look that did not happen. */
export function keepLooking(look: () => Promise<void>, log: FastifyBaseLogger, failed: string) {
  let last = Promise.resolve()
  const timer = setInterval(() => {
    last = last.then(look).catch((error: unknown) => log.warn({ err: error }, failed))
  }, lookEveryMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
