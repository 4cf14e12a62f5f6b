/**
 * Primary codes of SQLite: busy, read-only, I/O error, full disk, file cannot be opened. Extended codes carry them in
 * their lowest byte.
 */
const sqliteCodes = new Set([5, 8, 10, 13, 14])

/**
 * Network and file errors; PostgreSQL that stops, starts, is read-only, is full or has no connection left; deadlocks
 * and serialization failures.
 */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|ENOSPC|EDQUOT|EROFS|25006|57P0\d|08\d{3}|53\d{3}|40P01|40001)$/

/** Errors of the PostgreSQL driver without a code, when a connection breaks or cannot be made. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/** Whether the same query may succeed a little later: the database cannot be reached or written at the moment. */
export function isOutage(error: unknown): boolean {
  const { code = '', errcode, syscall, message = '' } = error as NodeJS.ErrnoException & { errcode?: number }
  if (typeof errcode === 'number') return sqliteCodes.has(errcode & 0xff)
  // The socket file of PostgreSQL does not exist while it is down.
  return codes.test(code) || (code === 'ENOENT' && syscall === 'connect') || words.test(message)
}
