import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Span } from '../calendar/slots.ts'

/** Its message is the sentence that the owner reads. */
export class UnreadableCalendar extends Error {}

/** The message of an error from the worker, recognised by its text, since only messages cross threads. */
export const tooManyEvents = 'It has too many events.'

const timeoutMs = 10_000
const mostMegabytes = 256

/**
 * Parses a calendar file in a worker thread with limits. Files are untrusted, and a rule such as 'every February 30' can run
 * for ever: here it is stopped after some seconds and never blocks the site.
 */
export const readBusy = (text: string, zone: string, window: Span, limitMs = timeoutMs) =>
  new Promise<Span[]>((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'busy-worker.ts'), {
      workerData: { text, zone, window },
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
      stdout: true,
      stderr: true,
    })
    const fail = (sentence = 'This calendar cannot be read.') => reject(new UnreadableCalendar(sentence))
    const late = setTimeout(() => {
      fail()
      void worker.terminate()
    }, limitMs)
    worker.on('message', resolve)
    worker.on('error', ({ message }: Error) => fail(message === tooManyEvents ? message : undefined))
    worker.on('exit', () => {
      clearTimeout(late)
      fail()
    })
  })
