/**
 * A photographer's computer: sends pictures over a line of so many Mbit a second, in a process of its own with the lowest
 * priority, so that neither the site nor whoever measures it waits for it.
 */
import { fork } from 'node:child_process'
import { join } from 'node:path'

export interface Errand {
  url: string
  authorization: string
  galleryId: string
  pictures: number
  megabytes: number
  /** Of the line, which all uploads share. */
  megabits: number
}

/** Names that were acknowledged so far, and the end of it. */
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
