import { api } from '../../../contract/api.ts'
import type { Route } from './+types/gallery-view'
import { GalleryScreen } from '../../studio/gallery/gallery/gallery-screen.tsx'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-offer.css'
import '../../styles/admin-gallery.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { t } from '../../../language/t.ts'

async function load(call: Call, { url, params }: PageRequest<{ id: string }>) {
  const { data } = await call(api.gallery.one, { params })
  return { gallery: data, origin: new URL(url).origin }
}

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Gallery'))

export default function GalleryPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage
      outcome={outcome}
      refusal="Only the owner can manage galleries."
      back={{ to: '/admin/galleries', label: 'Back to galleries' }}
    >
      {(value) => <GalleryScreen key={value.gallery._id} {...value} />}
    </OwnerPage>
  )
}
