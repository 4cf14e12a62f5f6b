import type { Route } from './+types/add-author'
import { t } from '../../../language/t.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { authors } from '../../studio/journal/author/authors.tsx'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import { EntriesScreen } from '../../studio/ui/entry-screens.tsx'
import '../../styles/admin-blog.css'

const load = (call: Call, { url }: PageRequest) => authors.list(call, url)

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t(authors.title))

export default function ManageAuthor({ loaderData: { outcome } }: Route.ComponentProps) {
  return <EntriesScreen kind={authors} outcome={outcome} />
}
