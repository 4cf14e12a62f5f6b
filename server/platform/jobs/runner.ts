import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { claimJob, extendLease, failJob, finishJob, type Job, leaseMs } from './jobs.queries.ts'
import { watchClock } from './steady-clock.ts'

export type JobHandlers = Record<string, (payload: never) => Promise<void>>

const idleMs = 1000

/**
 * Runs the jobs that it has handlers for, one at a time, until stopped; stopping waits for the running job. Jobs that take
 * long get a separate runner, so that no others wait behind them.
 */
export function runJobs(
  db: Db,
  handlers: JobHandlers,
  log: FastifyBaseLogger,
  /** Whether a job may begin now: mails wait for a mail server. */
  isReady: () => Promise<boolean> = () => Promise.resolve(true),
) {
  const kinds = Object.keys(handlers)
  const clock = watchClock()
  let stopping = false
  let wake = () => {}

  async function work(job: Job) {
    const leaseTimer = setInterval(
      () =>
        void extendLease(db, job.id).catch((error: unknown) =>
          log.warn({ err: error }, 'lease not extended'),
        ),
      leaseMs / 3,
    )
    try {
      await handlers[job.kind]!(job.payload as never)
      await finishJob(db, job.id)
    } catch (error) {
      log.warn({ job: job.id, kind: job.kind, attempt: job.attempts, err: error }, 'job failed')
      await failJob(db, job, error)
    } finally {
      clearInterval(leaseTimer)
    }
  }

  async function loop() {
    for (;;) {
      if (stopping) return
      const { now, evenForMs } = clock.read()
      // After a change of the clock, living processes renew their leases within that time.
      const takeOver = evenForMs > leaseMs
      const claim = async () => ((await isReady()) ? await claimJob(db, { kinds, now, takeOver }) : undefined)
      const job = await claim().catch((error: unknown) => {
        log.error({ err: error }, 'jobs cannot be read')
        return undefined
      })
      if (job) await work(job).catch((error: unknown) => log.error({ err: error }, 'job not recorded'))
      else await new Promise<void>((rest) => setTimeout((wake = rest), idleMs).unref())
    }
  }

  const ended = loop()
  return {
    async stop() {
      stopping = true
      wake()
      await ended
    },
  }
}
