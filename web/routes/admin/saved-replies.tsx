import type { Route } from './+types/saved-replies'
import { t } from '../../../language/t.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { replyTemplates } from '../../studio/booking/reply-template/reply-templates.tsx'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import { EntriesScreen } from '../../studio/ui/entry-screens.tsx'
import '../../styles/admin-requests.css'

const load = (call: Call, { url }: PageRequest) => replyTemplates.list(call, url)

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) =>
  unlisted(matches[0].loaderData, t(replyTemplates.title))

export default function SavedReplies({ loaderData: { outcome } }: Route.ComponentProps) {
  return <EntriesScreen kind={replyTemplates} outcome={outcome} />
}
