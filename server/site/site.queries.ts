import { defaultSite } from '../../contract/site-defaults.ts'
import type { SavedSite, Site } from '../../contract/site-settings.ts'
import type { Db } from '../../db/open.ts'

const name = 'site'
/** Of a site that nobody has changed yet. */
const never = new Date(0).toISOString()

const findText = async (db: Db) =>
  (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value

/** Saved by an older version of this site, it may lack what came later. */
function parse(text: string | undefined): SavedSite {
  const saved = text === undefined ? {} : (JSON.parse(text) as Partial<SavedSite>)
  return {
    ...defaultSite,
    version: never,
    ...saved,
    pictures: { ...defaultSite.pictures, ...saved.pictures },
  }
}

/** What the owner says about the site at this moment, also inside of a transaction. */
export const readSite = async (db: Db): Promise<SavedSite> => parse(await findText(db))

/** False when it no longer is what the person was looking at; without a version the last one to save wins. */
export async function saveSite(db: Db, site: Site, from: string | undefined, version: string) {
  const value = JSON.stringify({ ...site, version })
  const known = from === undefined ? undefined : await findText(db)
  if (from !== undefined && parse(known).version !== from) return false
  const saved = await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((c) => {
      const update = c.column('name').doUpdateSet({ value })
      // Whoever saved in this very moment is not overwritten either.
      return from === undefined ? update : update.where('setting.value', '=', known ?? '')
    })
    .returning('name')
    .executeTakeFirst()
  return saved !== undefined
}
