/**
 * A photographer's computer that uploads over a line of limited speed, in a process of the lowest priority,
 * so that it slows down neither the site nor the measurement.
 */
import { fork } from 'node:child_process'
import { join } from 'node:path'

export interface Errand {
  url: string
  authorization: string
  galleryId: string
  pictures: number
  megabytes: number
  /** Speed of the line that all uploads share. */
  megabits: number
}

/** Prints the names of acknowledged files, and 'done' at the end. */
export function startSending(errand: Errand) {
  const acknowledged: string[] = []
  const child = fork(join(import.meta.dirname, 'sender-process.ts'), [], { execArgv: [] })
  child.on('message', (name: string) => acknowledged.push(name))
  child.send(errand)
  const done = new Promise<void>((resolve, reject) =>
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The sender failed.')))),
  )
  return { acknowledged, done }
}
