import { parentPort, workerData } from 'node:worker_threads'
import { busySpans } from './busy-spans.ts'

const { text, zone, window } = workerData as {
  text: string
  zone: string
  window: { startsAt: number; endsAt: number }
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
parentPort!.postMessage(busySpans(text, zone, window))
