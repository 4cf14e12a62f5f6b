import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Scratch } from './scratch.ts'

// Environment variables for another PostgreSQL (PGPORT, PGDATA, ...) must not affect ours.
const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  LC_ALL: 'C',
})

const lastWords = (log: string) => readFileSync(log, 'utf8').trim().split('\n').slice(-5).join(' ')

/**
 * Runs a program to its end; on failure throws with its last lines. Output goes to a file instead of a pipe, because
 * on some systems the server started by pg_ctl would hold the pipe open.
 */
export async function run(program: string, args: string[], scratch: Scratch, account: Account) {
  const log = join(scratch.folder, 'commands.log')
  const output = openSync(log, 'a')
  try {
    const child = spawn(program, args, {
      ...account,
      cwd: scratch.folder,
      env: environment(),
      stdio: ['ignore', output, output],
      windowsHide: true,
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(lastWords(log) || `${program} ended with code ${code}`)
  } finally {
    closeSync(output)
  }
}
