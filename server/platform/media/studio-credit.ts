import type { Site } from '../../../contract/shape/site-settings.ts'
import { siteName } from '../../../contract/shape/site.ts'
import type { Credit } from './credit.ts'

/** In whose name pictures are uploaded. */
export const creditOf = (site: Site): Credit => ({
  creator: site.owner || siteName(site),
  copyright: `© ${[site.owner, siteName(site)].filter(Boolean).join(', ')}`,
})
