import type { Route } from './+types/add-category'
import { t } from '../../../language/t.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { categories } from '../../studio/journal/category/categories.tsx'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import { EntriesScreen } from '../../studio/ui/entry-screens.tsx'
import '../../styles/admin-blog.css'

const load = (call: Call, { url }: PageRequest) => categories.list(call, url)

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t(categories.title))

export default function ManageCategory({ loaderData: { outcome } }: Route.ComponentProps) {
  return <EntriesScreen kind={categories} outcome={outcome} />
}
