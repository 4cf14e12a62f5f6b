import '../../styles/admin-services.css'
import { useNavigate, data } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Route } from './+types/add-service'
import { blankService, ServiceForm } from '../../studio/portfolio/service/service-form.tsx'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { useIsOwner } from '../../lib/root-data.ts'
import { AdminHead } from '../../studio/ui/page-head.tsx'
import { PermissionView } from '../../studio/ui/permission.tsx'
import { ServicePreview } from './service-preview.tsx'
import { ownerRefusals } from './owner-refusals.ts'
import { t } from '../../../language/t.ts'
import { pageOf } from '../../lib/page-context.ts'

/** Everybody else gets 403 and a page that says why. */
export const loader = ({ context }: Route.LoaderArgs) =>
  data(null, pageOf(context).viewer?.role === 'owner' ? 200 : 403)
export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Add New Service'))

export default function AddService() {
  const isOwner = useIsOwner()
  const navigate = useNavigate()
  if (!isOwner) return <PermissionView text={ownerRefusals.services} />
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
