import { defaultStudio, type Studio } from '../../../contract/shape/studio-settings.ts'
import { settingRow } from './setting-row.ts'

const row = settingRow<Studio>('studio', (saved) => ({
  ...defaultStudio,
  ...saved,
  // Rules that came later have their default.
  calendar: { ...defaultStudio.calendar, ...saved?.calendar },
}))

/** How the business is run. */
export const readStudio = row.read
export const changeStudio = row.change
