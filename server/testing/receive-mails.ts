import { expect } from 'vitest'
import { sendMails } from './mail-runner.ts'
import type { startMailServer } from './mail-server.ts'
import type { TestApp } from './test-app.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

export const countWaitingMails = async ({ db }: TestApp) =>
  (await db.selectFrom('job').select('id').execute()).length

/** Runs the queue until it is empty and returns the mails that arrived. */
export async function receiveMails(server: MailServer, app: TestApp, count: number, settings = {}) {
  const before = server.mails.length
  const jobs = sendMails(app, { smtpUrl: server.url, ...settings })
  await expect.poll(() => countWaitingMails(app)).toBe(0)
  await jobs.stop()
  expect(server.mails.length).toBe(before + count)
  return server.mails.slice(before)
}
