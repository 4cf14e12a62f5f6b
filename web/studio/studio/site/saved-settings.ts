import { api } from '../../../../contract/api.ts'
import type { Reply } from '../../../../contract/shape/endpoint.ts'
import type { Call } from '../../../lib/api.ts'
import type { Studio } from '../../../../contract/shape/studio-settings.ts'

export type SavedStudio = Reply<typeof api.studio.one>['data']

export const loadSite = async (call: Call) => (await call(api.site.one)).data
export const loadStudio = async (call: Call) => (await call(api.studio.one)).data

/** The props of the forms for studio settings. */
export interface StudioFormOptions {
  studio: Studio
  send: (changes: Partial<Studio>) => Promise<{ message: string; data: { version: string } }>
  onSaved: () => void
  reload: () => Promise<Studio>
}
