import type { Back } from '../../studio/ui/back.ts'
import { api } from '../../../contract/api.ts'
import type { Route } from './+types/person'
import { PersonView } from '../../studio/people/person/person-view.tsx'
import { type Asked, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import { personActs } from '../../studio/people/person-acts.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-requests.css'
import '../../styles/admin-person.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { requestsAreOwners } from './requests-refusal.ts'
import { t } from '../../../language/t.ts'

const back: Back = { to: '/admin/clients', label: 'Back to Clients' }

const load = async (call: Call, { params }: Asked<{ id: string }>) =>
  (await call(api.person.one, { params })).data

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Person'))

export default function PersonPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal={requestsAreOwners} back={back}>
      {(person) => <PersonView person={person} acts={personActs} />}
    </OwnerPage>
  )
}
