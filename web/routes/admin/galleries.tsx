import { api } from '../../../contract/api.ts'
import { galleryStatuses } from '../../../contract/gallery/gallery-acts.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import type { Route } from './+types/galleries'
import { GalleriesList } from '../../studio/gallery/gallery/galleries-list.tsx'
import { listAddress, stayOnList } from '../../studio/lib/list-address.ts'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-gallery.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { t } from '../../../language/t.ts'

async function load(call: Call, { url }: PageRequest) {
  const { page, filters } = listAddress(url, ['search', 'status'])
  const status = galleryStatuses.find((one) => one === filters.status)
  const { data, total, bytes, counts } = await call(api.gallery.list, {
    query: { page, limit: adminRows, sort: 'desc', search: filters.search, status },
  })
  stayOnList(url, page, adminRows, total)
  return { galleries: data, page, total, bytes, counts }
}

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Galleries'))

export default function GalleriesPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal="Only the owner can manage galleries.">
      {(value) => <GalleriesList {...value} />}
    </OwnerPage>
  )
}
