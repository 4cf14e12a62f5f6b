import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** Made when it is first needed, and read by nobody else on the machine. The first of several processes wins. */
function keyOfFile(dataDir: string) {
  const path = join(dataDir, 'secrets.key')
  const mine = `${path}.${process.pid}-${randomBytes(6).toString('hex')}`
  writeFileSync(mine, randomBytes(32).toString('base64'), { mode: 0o600 })
  try {
    linkSync(mine, path)
  } catch (error) {
    if (!isThere(error)) throw error
  } finally {
    rmSync(mine, { force: true })
  }
  return Buffer.from(readFileSync(path, 'utf8'), 'base64')
}

/**
 * Seals what must not be read in the database or in a backup of it. The key lies beside it in a file, or in SECRETS_KEY
 * where several machines share a database.
 */
export function openVault({ dataDir, secretsKey }: Pick<Config, 'dataDir' | 'secretsKey'>) {
  let known = secretsKey
  const key = () => (known ??= keyOfFile(dataDir))
  return {
    seal(text: string) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key(), iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
    },
    /** Undefined where another key has sealed it: then it has to be typed in again. */
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
