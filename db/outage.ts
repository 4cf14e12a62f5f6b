/**
 * SQLite's own codes: busy, only read, an error of the disk, a full disk, a file that cannot be opened. Extended codes
 * carry them in their lowest byte.
 */
const sqliteCodes = new Set([5, 8, 10, 13, 14])

/**
 * Network and files; PostgreSQL that ends, starts, only reads, is full or has no connection left; two that waited for
 * each other.
 */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|ENOSPC|EDQUOT|EROFS|25006|57P0\d|08\d{3}|53\d{3}|40P01|40001)$/

/** What the driver of PostgreSQL says without a code when a connection breaks, or cannot be had. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/** Whether the same might succeed a little later: the data cannot be reached or written just now. */
export function isOutage(error: unknown): boolean {
  const { code = '', errcode, syscall, message = '' } = error as NodeJS.ErrnoException & { errcode?: number }
  if (typeof errcode === 'number') return sqliteCodes.has(errcode & 0xff)
  // PostgreSQL on a socket: there is no such file while it is down.
  return codes.test(code) || (code === 'ENOENT' && syscall === 'connect') || words.test(message)
}
