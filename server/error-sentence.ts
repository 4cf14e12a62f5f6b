import { DatabaseVersionError } from '../db/migrate.ts'
import { BackupError } from './platform/backup/archive.ts'
import { BuildError } from './platform/pages/build.ts'
import { ConfigError, type Config } from './config.ts'

const known: Record<string, (config?: Config) => string> = {
  EADDRINUSE: (config) =>
    `Port ${config?.port} is already in use. Stop the other program, or choose another port: PORT=3001 npm start`,
  EACCES: (config) =>
    `Port ${config?.port} may not be used by this account. Choose one above 1024 with PORT.`,
  EADDRNOTAVAIL: (config) => `This machine has no address ${config?.host}. Choose another with HOST.`,
  ECONNREFUSED: () => 'The database of DATABASE_URL does not answer. Is it running?',
  ENOTFOUND: () => 'The host in DATABASE_URL is not known.',
  '28P01': () => 'The database of DATABASE_URL refused the user name or password.',
  '28000': () => 'The database of DATABASE_URL refused the user name.',
  '3D000': () => 'The database named in DATABASE_URL does not exist: create it first.',
}

/** The messages of these errors are sentences already. */
const knownErrors = [ConfigError, DatabaseVersionError, BuildError, BackupError]

/** Why a command failed, as one sentence for the terminal. */
export function errorSentence(error: unknown, otherwise: string, config?: Config) {
  if (knownErrors.some((kind) => error instanceof kind)) return (error as Error).message
  const { code = '', message, syscall } = error as NodeJS.ErrnoException
  // EACCES may also concern a file, which the message then names.
  const about = code === 'EACCES' && syscall !== 'listen' ? undefined : known[code]
  return about?.(config) ?? `${otherwise}: ${message}`
}
