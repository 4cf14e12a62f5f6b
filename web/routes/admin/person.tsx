import type { BackLink } from '../../studio/ui/page-head.tsx'
import { api } from '../../../contract/api.ts'
import type { Route } from './+types/person'
import { PersonView } from '../../studio/people/person/person-view.tsx'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-requests.css'
import '../../styles/admin-person.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { ownerRefusals } from './owner-refusals.ts'
import { t } from '../../../language/t.ts'

const back: BackLink = { to: '/admin/clients', label: 'Back to Clients' }

const load = async (call: Call, { params }: PageRequest<{ id: string }>) =>
  (await call(api.person.one, { params })).data

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Person'))

export default function PersonPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.requests} back={back}>
      {(person) => <PersonView person={person} />}
    </OwnerPage>
  )
}
