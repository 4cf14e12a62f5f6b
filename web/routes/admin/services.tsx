import { api } from '../../../contract/api.ts'
import { firstCharacters } from '../../../contract/excerpt.ts'
import { adminRows } from '../../../contract/page-sizes.ts'
import type { Route } from './+types/services'
import { ServicesList, type ServiceRow } from '../../features/service-admin/services-list.tsx'
import { listAddress, stayOnList } from '../../lib/admin/list-address.ts'
import { type Asked, adminLoader, browserLoader } from '../../lib/admin/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { useIsOwner } from '../../lib/viewer.ts'
import '../../styles/admin-services.css'
import { Failure } from '../../ui/admin/failure.tsx'
import { PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'

const toRow = ({ _id, title, details, thumbnail, price, rating, reviewCount }: ServiceRow): ServiceRow => ({
  _id,
  title,
  details: firstCharacters(details, 200),
  thumbnail,
  price,
  rating,
  reviewCount,
})

async function load(call: Call, { url }: Asked) {
  const { page, filters } = listAddress(url, ['search'])
  const reply = await call(api.service.list, { query: { page, limit: adminRows, ...filters } })
  stayOnList(url, page, adminRows, reply.total)
  return { page, total: reply.total, services: reply.data.map(toRow), pictures: reply.pictures }
}

export const loader = adminLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Services Control')

const remove = ({ _id }: ServiceRow) => signedCall(api.service.remove, { params: { id: _id } })

export default function ServicesControl({ loaderData: { outcome } }: Route.ComponentProps) {
  const isOwner = useIsOwner()
  if (!outcome.ok) return <Failure {...outcome} whole />
  const { pictures, ...list } = outcome.value
  return (
    <PictureLookup value={toPictureLookup(pictures)}>
      <ServicesList {...list} mayEdit={isOwner} remove={remove} />
    </PictureLookup>
  )
}
