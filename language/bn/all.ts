import { publicSentences } from './public.ts'
import { serverSentences } from './server.ts'
import { studioSentences } from './studio.ts'

/** Everything, for the server. */
export const allSentences = { ...publicSentences, ...studioSentences, ...serverSentences }
