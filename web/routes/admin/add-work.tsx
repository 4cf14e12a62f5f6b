import { useNavigate } from 'react-router'
import { api } from '../../../contract/api.ts'
import { t } from '../../../language/t.ts'
import type { Route } from './+types/add-work'
import { PickPictures } from '../../studio/portfolio/work/pick-pictures.tsx'
import { browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import { loadWorkChoices } from '../../studio/portfolio/work-choices.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import '../../styles/admin-work.css'
import { type BackLink, AdminHead } from '../../studio/ui/page-head.tsx'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { ownerRefusals } from './owner-refusals.ts'

const back: BackLink = { to: '/admin/work', label: 'Portfolio' }

async function load(call: Call) {
  const [choices, found] = await Promise.all([loadWorkChoices(call), call(api.work.candidates)])
  return { ...choices, candidates: found.data, pictures: found.pictures }
}

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Add pictures'))

export default function AddWork({ loaderData: { outcome } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.work} back={back}>
      {({ pictures, ...choices }) => (
        <PictureLookup value={toPictureLookup(pictures)}>
          <AdminHead
            title={t('Add pictures')}
            lede={t('They are added at the top. You can move them afterwards.')}
            back={back}
          />
          <PickPictures
            {...choices}
            send={(body) => signedCall(api.work.add, { body })}
            onSaved={() => void navigate(back.to)}
          />
        </PictureLookup>
      )}
    </OwnerPage>
  )
}
