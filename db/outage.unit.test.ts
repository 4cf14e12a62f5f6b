import { expect, it } from 'vitest'
import { isOutage } from './outage.ts'

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more)

it('an outage passes', () => {
  for (const [what, error] of [
    ['PostgreSQL that ends', failure('terminating connection', { code: '57P01' })],
    ['a connection that breaks', failure('Connection terminated unexpectedly')],
    ['a pool that finds none', failure('timeout exceeded when trying to connect')],
    ['no PostgreSQL at its socket', failure('connect ENOENT', { code: 'ENOENT', syscall: 'connect' })],
    ['a full disk under PostgreSQL', failure('could not extend file', { code: '53100' })],
    [
      'a full disk under SQLite',
      failure('database or disk is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    ],
    ['a PostgreSQL that only reads', failure('cannot execute INSERT', { code: '25006' })],
    ['a file of SQLite that only reads', failure('readonly', { code: 'ERR_SQLITE_ERROR', errcode: 8 })],
    ['a file of SQLite that cannot be opened', failure('unable to open', { errcode: 14 })],
    ['a disk that only reads', failure('read-only file system', { code: 'EROFS' })],
    ['an extended code of SQLite', failure('disk I/O error', { code: 'ERR_SQLITE_ERROR', errcode: 778 })],
    ['a full disk under files', failure('no space left', { code: 'ENOSPC' })],
  ] as const) {
    expect(isOutage(error), what).toBe(true)
  }
})

it('a mistake does not pass', () => {
  for (const [what, error] of [
    ['a broken rule', failure('UNIQUE constraint failed', { code: 'ERR_SQLITE_ERROR', errcode: 2067 })],
    ['a file that is not there', failure('ENOENT', { code: 'ENOENT', syscall: 'open' })],
    ['a mistake of ours', new TypeError('Connection is not a function')],
  ] as const) {
    expect(isOutage(error), what).toBe(false)
  }
})
