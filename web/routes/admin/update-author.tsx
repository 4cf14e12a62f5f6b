import type { Route } from './+types/update-author'
import { t } from '../../../language/t.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { authors } from '../../studio/journal/author/authors.tsx'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import { EntryScreen } from '../../studio/ui/entry-screens.tsx'
import '../../styles/admin-blog.css'

const load = (call: Call, { params }: PageRequest<{ id: string }>) => authors.one(call, params.id)

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Update Author'))

export default function UpdateAuthor({ loaderData: { outcome } }: Route.ComponentProps) {
  return <EntryScreen kind={authors} outcome={outcome} />
}
