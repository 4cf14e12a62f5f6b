import type { BackLink } from '../../studio/ui/page-head.tsx'
import { api } from '../../../contract/api.ts'
import type { Route } from './+types/mail-view'
import { MailView } from '../../studio/studio/mail/mail-view.tsx'
import { type PageRequest, adminLoader, browserLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-requests.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { ownerRefusals } from './owner-refusals.ts'
import { t } from '../../../language/t.ts'

const back: BackLink = { to: '/admin/mails', label: 'Emails' }

const load = async (call: Call, { params }: PageRequest<{ id: string }>) => ({
  mail: (await call(api.mail.one, { params })).data,
})

export const loader = adminLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Email'))

export default function MailPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.mails} back={back}>
      {(value) => <MailView {...value} />}
    </OwnerPage>
  )
}
