import { api } from '../../../../contract/api.ts'
import type { Reply } from '../../../../contract/shape/endpoint.ts'
import type { Call } from '../../../lib/api.ts'

export type SavedStudio = Reply<typeof api.studio.one>['data']

export const loadSite = async (call: Call) => (await call(api.site.one)).data
export const loadStudio = async (call: Call) => (await call(api.studio.one)).data
