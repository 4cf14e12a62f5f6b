import type { Route } from './+types/update-saved-reply'
import { t } from '../../../language/t.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { replyTemplates } from '../../studio/booking/reply-template/reply-templates.tsx'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import { EntryScreen } from '../../studio/ui/entry-screens.tsx'
import '../../styles/admin-requests.css'

const load = (call: Call, { params }: PageRequest<{ id: string }>) => replyTemplates.one(call, params.id)

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Saved reply'))

export default function UpdateSavedReply({ loaderData: { outcome } }: Route.ComponentProps) {
  return <EntryScreen kind={replyTemplates} outcome={outcome} />
}
