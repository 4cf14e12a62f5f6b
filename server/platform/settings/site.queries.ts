import { defaultSite } from '../../../contract/shape/site-defaults.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import { settingRow } from './setting-row.ts'

/** Saved by an older version of this site, it may lack what came later. */
const row = settingRow<Site>('site', (saved) => ({
  ...defaultSite,
  ...saved,
  pictures: { ...defaultSite.pictures, ...saved.pictures },
}))

/** What the owner says about the site. */
export const readSite = row.read
export const changeSite = row.change
