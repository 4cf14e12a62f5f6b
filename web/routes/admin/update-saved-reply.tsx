import type { Back } from '../../studio/ui/back.ts'
import { useNavigate } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { ReplyTemplate } from '../../../contract/booking/reply-template.ts'
import type { Route } from './+types/update-saved-reply'
import { TemplateForm, toValues } from '../../studio/booking/reply-template/template-form.tsx'
import { type Asked, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import '../../styles/admin-requests.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { AdminHead } from '../../studio/ui/page-head.tsx'
import { useVersion } from '../../studio/ui/use-version.ts'
import { requestsAreOwners } from './requests-refusal.ts'
import { t } from '../../../language/t.ts'

const back: Back = { to: '/admin/request/saved-replies', label: 'Saved replies' }

const loadTemplate = async (call: Call, id: string) =>
  (await call(api.replyTemplate.one, { params: { id } })).data

const load = (call: Call, { params }: Asked<{ id: string }>) => loadTemplate(call, params.id)

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Saved reply'))

function UpdateForm({ template }: { template: ReplyTemplate }) {
  const navigate = useNavigate()
  const params = { id: template._id }
  const again = () => loadTemplate(signedCall, template._id)
  const { initial, withVersion, reload } = useVersion(template, again, toValues)
  return (
    <TemplateForm
      title={t('The saved reply')}
      verb={t('Save reply')}
      initial={initial}
      send={(input) => signedCall(api.replyTemplate.update, { params, body: withVersion(input) })}
      onSaved={() => void navigate(back.to)}
      reload={reload}
      cancel={back.to}
    />
  )
}

export default function UpdateSavedReply({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal={requestsAreOwners} back={back}>
      {(template) => (
        <>
          <AdminHead title={template.name} back={back} />
          <div className="adm-narrow">
            <UpdateForm key={template._id} template={template} />
          </div>
        </>
      )}
    </OwnerPage>
  )
}
