import type { ExpressionBuilder } from 'kysely'
import type { Viewer } from '../../../contract/shape/identity.ts'
import type { ServiceStatus } from '../../../contract/portfolio/service-status.ts'
import type { Tables } from '../../../db/tables.ts'

/** Which services a read may see. Everything that visitors read asks for `published`. */
export type Seen = ServiceStatus | 'any'

/** The one row filter by which a hidden service or a draft is nobody's but the owner's. */
export const hasStatus = (seen: Seen) => (e: ExpressionBuilder<Tables, 'service'>) =>
  seen === 'any' ? e.lit(true) : e('service.status', '=', seen)

/** Which single services somebody may open. */
export const seenBy = (viewer: Viewer | null): Seen => (viewer?.role === 'owner' ? 'any' : 'published')
