import { connect } from 'node:net'

/** Slow headers, a slow body, and a reply that is never read. */
export const habits = ['headers', 'body', 'reader'] as const
type Habit = (typeof habits)[number]

const dripEveryMs = 5000

const head = (path: string, method = 'GET') => `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n`

const beginning: Record<Habit, (path: string) => string> = {
  headers: () => head('/'),
  body: () =>
    `${head('/api/contact-form', 'POST')}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
  reader: (path) => `${head(path)}\r\n`,
}

const drop: Record<Habit, string> = { headers: 'x-slow: 1\r\n', body: ' ', reader: '' }

/** A slow connection that stays open until the server closes it. */
export function openSlow(port: number, habit: Habit, path: string) {
  const socket = connect(port, 'localhost')
  const drip = setInterval(() => socket.writable && socket.write(drop[habit]), dripEveryMs)
  socket.on('error', () => {})
  socket.once('close', () => clearInterval(drip))
  socket.on('connect', () => socket.write(beginning[habit](path)))
  if (habit === 'reader') socket.pause()
  else socket.resume()
  return socket
}
