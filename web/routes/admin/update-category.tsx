import type { Route } from './+types/update-category'
import { t } from '../../../language/t.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { categories } from '../../studio/journal/category/categories.tsx'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import { EntryScreen } from '../../studio/ui/entry-screens.tsx'
import '../../styles/admin-blog.css'

const load = (call: Call, { params }: PageRequest<{ id: string }>) => categories.one(call, params.id)

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Update Category'))

export default function UpdateCategory({ loaderData: { outcome } }: Route.ComponentProps) {
  return <EntryScreen kind={categories} outcome={outcome} />
}
