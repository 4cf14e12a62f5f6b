import { appendFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { run } from './run.ts'
import type { Scratch } from './scratch.ts'

/** A folder for the data, with the programs and the account to run it with. */
export interface Home {
  scratch: Scratch
  bin: string
  account: Account
}

export interface Server extends Home {
  url: string
  port: number
}

export const user = 'aloka'
const database = 'postgres'
const overTcp = process.platform === 'win32'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`

const settings = (scratch: Scratch, port: number) => [
  `port = ${port}`,
  `listen_addresses = ${overTcp ? "'127.0.0.1'" : "''"}`,
  `unix_socket_directories = ${overTcp ? "''" : quoted(scratch.socket)}`,
  'max_connections = 200',
  // Far from UTC, so that queries which depend on the server's time zone fail.
  "timezone = 'Asia/Dhaka'",
]

/** A connection by socket does not use the host, but `new URL` requires one. */
const address = (scratch: Scratch, port: number) =>
  overTcp
    ? `postgresql://${user}@127.0.0.1:${port}/${database}`
    : `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(scratch.socket)}`

export const runIn = ({ scratch, bin, account }: Home, name: string, args: string[]) =>
  run(join(bin, name), args, scratch, account)

const control = (home: Home, ...args: string[]) =>
  runIn(home, 'pg_ctl', ['-D', home.scratch.data, '-w', ...args])

export const start = (home: Home) => control(home, '-l', join(home.scratch.folder, 'server.log'), 'start')

/** `fast` ends every session; `immediate` is a crash that needs recovery. */
export const halt = (home: Home, mode: 'fast' | 'immediate') => control(home, '-m', mode, 'stop')

/** Starts PostgreSQL on existing data, with these settings in addition to the usual ones. */
export async function launch(home: Home, more: string[]): Promise<Server> {
  const { scratch } = home
  const port = overTcp ? await freePort() : 5432
  const lines = [...settings(scratch, port), ...more]
  appendFileSync(join(scratch.data, 'postgresql.conf'), `${lines.join('\n')}\n`)
  await start(home)
  return { ...home, port, url: address(scratch, port) }
}
