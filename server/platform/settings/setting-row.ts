import type { Db } from '../../../db/open.ts'
import { findSetting, insertSetting, replaceSetting } from './setting.queries.ts'
import { randomBytes } from 'node:crypto'

/** The version of a row that was never saved. */
export const unsavedVersion = new Date(0).toISOString()

interface Versioned {
  version: string
}

/** A group of settings, stored as JSON in one row, with the time of its last change as its version. */
export function settingRow<T extends object>(name: string, parse: (saved: Partial<T>) => T) {
  const read = (text: string | undefined): T & Versioned => {
    const saved: Partial<T & Versioned> =
      text === undefined ? {} : (JSON.parse(text) as Partial<T & Versioned>)
    return { ...parse(saved), version: saved.version ?? unsavedVersion }
  }

  return {
    read: async (db: Db): Promise<T & Versioned> => read(await findSetting(db, name)),

    /**
     * Returns false if the settings were changed since the given version; without one, changes the current settings. A
     * concurrent change is never overwritten.
     */
    async change(db: Db, from: string | undefined, version: string, next: (now: T) => T | Promise<T>) {
      for (;;) {
        const known = await findSetting(db, name)
        const now = read(known)
        if (from !== undefined && now.version !== from) return false
        const value = JSON.stringify({ ...(await next(now)), version })
        if (await replaceSetting(db, name, known, value)) return true
      }
    },
  }
}

/** A random secret in the database, shared by all processes and created when it is first needed. */
export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  let value = await findSetting(db, name)
  if (value === undefined) {
    await insertSetting(db, name, randomBytes(32).toString('base64url'))
    value = (await findSetting(db, name))!
  }
  return Buffer.from(value, 'base64url')
}
