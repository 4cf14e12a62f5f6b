import { api } from './api.ts'
import { publicSentences } from './public.ts'

/** Everything, for the server. */
export const allSentences = { ...publicSentences, ...api }
