import { api } from '../../../contract/api.ts'
import type { Route } from './+types/new-request'
import { t } from '../../../language/t.ts'
import type { Call } from '../../lib/api.ts'
import { taka } from '../../lib/format.ts'
import { unlisted } from '../../lib/seo.ts'
import { NewRequestForm } from '../../studio/booking/request/new-request-form.tsx'
import { browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { type BackLink, AdminHead } from '../../studio/ui/page-head.tsx'
import '../../styles/admin-requests.css'
import { ownerRefusals } from './owner-refusals.ts'

const back: BackLink = { to: '/admin/request', label: 'Back to Booking Request' }

async function load(call: Call) {
  const { data } = await call(api.service.list, { query: { limit: 50 } })
  return data.map(({ _id, title, price }) => ({ value: _id, price, label: `${title}, ${taka(price)}` }))
}

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('New request'))

export default function NewRequest({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.requests} back={back}>
      {(services) => (
        <>
          <AdminHead
            title={t('New request')}
            lede={t('For clients who called or asked in person. It is marked as added manually.')}
            back={back}
          />
          <NewRequestForm services={services} />
        </>
      )}
    </OwnerPage>
  )
}
