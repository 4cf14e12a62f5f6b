import { filled } from '../../../contract/shape/setting.ts'
import { type Site, site } from '../../../contract/shape/site-settings.ts'
import { defaultStudio, type Studio, studio } from '../../../contract/shape/studio-settings.ts'
import { settingRow } from './setting-row.ts'

const siteRow = settingRow<Site>('site', (saved) => filled(site, saved))

/** The owner's texts and pictures of the site. */
export const readSite = siteRow.read
export const changeSite = siteRow.change

const studioRow = settingRow<Studio>('studio', (saved) => filled(studio, { ...defaultStudio, ...saved }))

/** How the business is run. */
export const readStudio = studioRow.read
export const changeStudio = studioRow.change
