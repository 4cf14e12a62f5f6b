import type { Db } from '../../../db/open.ts'
import { findSetting, replaceSetting } from './setting.queries.ts'

/** Of a row that nobody has saved yet. */
export const never = new Date(0).toISOString()

interface Saved {
  version: string
}

/** A group of settings, kept as JSON in one row, with the moment of its last change as its version. */
export function settingRow<T extends object>(name: string, parse: (saved: Partial<T>) => T) {
  const read = (text: string | undefined): T & Saved => {
    const saved: Partial<T & Saved> = text === undefined ? {} : (JSON.parse(text) as Partial<T & Saved>)
    return { ...parse(saved), version: saved.version ?? never }
  }

  return {
    /** As it is at this moment, also inside of a transaction. */
    read: async (db: Db): Promise<T & Saved> => read(await findSetting(db, name)),

    /**
     * False when it no longer is what the person was looking at; without a version the change is made to whatever is
     * there. Whoever saves in the same moment is not overwritten either way.
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
