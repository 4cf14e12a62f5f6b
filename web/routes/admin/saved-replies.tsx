import type { BackLink } from '../../studio/ui/page-head.tsx'
import { useRevalidator } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { ReplyTemplate } from '../../../contract/booking/reply-template.ts'
import type { Route } from './+types/saved-replies'
import { blankTemplate, TemplateForm } from '../../studio/booking/reply-template/template-form.tsx'
import { TemplatesTable } from '../../studio/booking/reply-template/templates-table.tsx'
import { browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import '../../styles/admin-requests.css'
import { EntriesPage } from '../../studio/ui/entries-page.tsx'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { ownerRefusals } from './owner-refusals.ts'
import { t } from '../../../language/t.ts'

const back: BackLink = { to: '/admin/request', label: 'Back to Booking Request' }

const load = async (call: Call) => (await call(api.replyTemplate.list)).data

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Saved replies'))

const remove = ({ _id }: ReplyTemplate) => signedCall(api.replyTemplate.remove, { params: { id: _id } })

export default function SavedReplies({ loaderData: { outcome } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.requests} back={back}>
      {(rows) => (
        <EntriesPage
          title={t('Saved replies')}
          lede={t('Answers you give often, for requests and messages')}
          back={back}
          noun="saved reply"
          table={<TemplatesTable rows={rows} remove={remove} />}
          form={
            <TemplateForm
              title={t('New saved reply')}
              verb={t('Save reply')}
              initial={blankTemplate}
              send={(body) => signedCall(api.replyTemplate.add, { body })}
              onSaved={() => void revalidate()}
            />
          }
        />
      )}
    </OwnerPage>
  )
}
