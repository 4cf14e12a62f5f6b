import { api } from '../../../contract/api.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import { t } from '../../../language/t.ts'
import type { Route } from './+types/work'
import { WorkList } from '../../studio/portfolio/work/work-list.tsx'
import { toRow } from '../../studio/portfolio/work/work-row.ts'
import { listAddress, stayOnList } from '../../studio/lib/list-address.ts'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-services.css'
import '../../styles/admin-work.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { ownerRefusals } from './owner-refusals.ts'

async function load(call: Call, { url }: PageRequest) {
  const { page } = listAddress(url, [])
  const reply = await call(api.work.list, { query: { page, limit: adminRows } })
  stayOnList(url, page, adminRows, reply.total)
  return { page, total: reply.total, kinds: reply.kinds, works: reply.data, pictures: reply.pictures }
}

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Portfolio'))

export default function WallOfWork({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.work}>
      {({ works, pictures, ...list }) => (
        <PictureLookup value={toPictureLookup(pictures)}>
          <WorkList {...list} works={works.map((work) => toRow(work, pictures))} />
        </PictureLookup>
      )}
    </OwnerPage>
  )
}
