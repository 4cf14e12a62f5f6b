import { type BackLink, AdminHead } from '../../studio/ui/page-head.tsx'
import { useNavigate } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { ReplyTemplate } from '../../../contract/booking/reply-template.ts'
import type { Route } from './+types/update-saved-reply'
import { TemplateForm, toValues } from '../../studio/booking/reply-template/template-form.tsx'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import '../../styles/admin-requests.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { useRecordVersion } from '../../studio/ui/use-record-version.ts'
import { ownerRefusals } from './owner-refusals.ts'
import { t } from '../../../language/t.ts'

const back: BackLink = { to: '/admin/request/saved-replies', label: 'Saved replies' }

const loadTemplate = async (call: Call, id: string) =>
  (await call(api.replyTemplate.one, { params: { id } })).data

const load = (call: Call, { params }: PageRequest<{ id: string }>) => loadTemplate(call, params.id)

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Saved reply'))

function UpdateForm({ template }: { template: ReplyTemplate }) {
  const navigate = useNavigate()
  const params = { id: template._id }
  const reloadTemplate = () => loadTemplate(signedCall, template._id)
  const { initial, withVersion, reload } = useRecordVersion(template, reloadTemplate, toValues)
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
    <OwnerPage outcome={outcome} refusal={ownerRefusals.requests} back={back}>
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
