import { useNavigate } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Route } from './+types/add-service'
import { blankService, ServiceForm } from '../../studio/portfolio/service/service-form.tsx'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { useIsOwner } from '../../lib/viewer.ts'
import '../../styles/admin-services.css'
import { AdminHead } from '../../studio/ui/page-head.tsx'
import { PermissionView } from '../../studio/ui/permission.tsx'
import { refusedUnlessOwner } from './owner-only.ts'
import { ServicePreview } from './service-preview.tsx'
import { servicesAreOwners } from './services-refusal.ts'
import { t } from '../../../language/t.ts'

export const loader = refusedUnlessOwner
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Add New Service'))

export default function AddService() {
  const isOwner = useIsOwner()
  const navigate = useNavigate()
  if (!isOwner) return <PermissionView text={servicesAreOwners} />
  return (
    <>
      <AdminHead
        title={t('Add New Service')}
        lede={t('It appears on your website as soon as you save it.')}
        back={{ to: '/admin/services', label: 'Services' }}
      />
      <ServiceForm
        initial={blankService}
        send={(service) => signedCall(api.service.add, { body: service })}
        onSaved={() => void navigate('/admin/services')}
        Preview={ServicePreview}
        rating={0}
        note={t('Stars come from reviews. A new service has none.')}
      />
    </>
  )
}
