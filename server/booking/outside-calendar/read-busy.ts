import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Span } from '../calendar/span.ts'
import { tooManyEvents, UnreadableCalendar } from './unreadable-calendar.ts'

const timeoutMs = 10_000
const mostMegabytes = 256

/**
 * Reads a calendar file beside the site. Files come from strangers, and a rule such as 'every February 30' can keep its
 * reader busy for ever: here it ends after some seconds, and nobody else has to wait for it.
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
