import { defaultSite } from '../../../contract/shape/site-defaults.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import { settingRow } from './setting-row.ts'
import { defaultStudio, type Studio } from '../../../contract/shape/studio-settings.ts'

/** Settings saved by an older version may lack newer fields. */
const siteRow = settingRow<Site>('site', (saved) => ({
  ...defaultSite,
  ...saved,
  pictures: { ...defaultSite.pictures, ...saved.pictures },
}))

/** The owner's texts and pictures of the site. */
export const readSite = siteRow.read
export const changeSite = siteRow.change

const studioRow = settingRow<Studio>('studio', (saved) => ({
  ...defaultStudio,
  ...saved,
  // Newer rules get their default.
  calendar: { ...defaultStudio.calendar, ...saved?.calendar },
}))

/** How the business is run. */
export const readStudio = studioRow.read
export const changeStudio = studioRow.change
