import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const alreadyExists = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** Created when it is first needed, readable only by this user. If several processes create it, the first wins. */
function keyOfFile(dataDir: string) {
  const path = join(dataDir, 'secrets.key')
  const temporary = `${path}.${process.pid}-${randomBytes(6).toString('hex')}`
  writeFileSync(temporary, randomBytes(32).toString('base64'), { mode: 0o600 })
  try {
    linkSync(temporary, path)
  } catch (error) {
    if (!alreadyExists(error)) throw error
  } finally {
    rmSync(temporary, { force: true })
  }
  return Buffer.from(readFileSync(path, 'utf8'), 'base64')
}

/**
 * Encrypts secrets that must not be readable in the database or its backups. The key is in a file of the data folder, or in
 * SECRETS_KEY if several machines share a database.
 */
export function openVault({ dataDir, secretsKey }: Pick<Config, 'dataDir' | 'secretsKey'>) {
  let cachedKey = secretsKey
  const key = () => (cachedKey ??= keyOfFile(dataDir))
  return {
    seal(text: string) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key(), iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
    },
    /** Undefined if it was sealed with another key: then it has to be entered again. */
    open(sealed: string) {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv(algorithm, key(), bytes.subarray(0, ivBytes))
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        const opened = decipher.update(bytes.subarray(ivBytes + tagBytes))
        return Buffer.concat([opened, decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
export type Vault = ReturnType<typeof openVault>
