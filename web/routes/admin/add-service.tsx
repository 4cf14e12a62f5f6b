import { useNavigate, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Route } from './+types/add-service'
import { blankService, ServiceForm } from '../../features/service-admin/service-form.tsx'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-services.css'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { PermissionView } from '../../ui/admin/permission.tsx'
import { refusedUnlessOwner } from './owner-only.ts'
import { ServicePreview } from './service-preview.tsx'

export const loader = refusedUnlessOwner
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Add New Service')

export default function AddService() {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  const navigate = useNavigate()
  if (viewer?.role !== 'owner') {
    return <PermissionView text="Services are written by the studio. What is yours is one tap away." />
  }
  return (
    <>
      <AdminHead
        title="Add New Service"
        lede="It appears on the website as soon as it is saved."
        back={{ to: '/admin/services', label: 'Services' }}
      />
      <ServiceForm
        initial={blankService}
        send={(service) => signedCall(api.service.add, { body: service })}
        onSaved={() => void navigate('/admin/services')}
        Preview={ServicePreview}
        rating={0}
        note="Stars come from reviews. A new service starts without any."
      />
    </>
  )
}
