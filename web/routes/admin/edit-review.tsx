import { data, useNavigate, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import { formatUsDate } from '../../../contract/dates.ts'
import type { Route } from './+types/edit-review'
import { ReviewEditForm } from '../../features/review-admin/review-edit-form.tsx'
import { listAddress } from '../../lib/admin/list-state.ts'
import { adminPart } from '../../lib/admin/load.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-reviews.css'
import { Failure } from '../../ui/admin/failure.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { PermissionView } from '../../ui/admin/permission.tsx'
import { Picture, PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { Stars } from '../../ui/stars.tsx'

const back = { to: '/admin/my-reviews', label: 'My Reviews' }

async function load(call: Call, id: string) {
  const review = (await call(api.review.one, { params: { id } })).data
  const { data: service, pictures } = await call(api.service.one, { params: { id: review.serviceId } })
  return {
    review,
    service: { title: service.title, thumbnail: service.thumbnail, rating: service.rating },
    pictures,
  }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { call, viewer } = pageOf(context)
  const outcome = await adminPart(request, load(call, params.id))
  const isTheirs = outcome.ok && outcome.value.review.uid === viewer?.uid
  return data({ outcome }, !outcome.ok ? outcome.status : isTheirs ? 200 : 403)
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, load(signedCall, params.id)),
})

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Update Review')

export default function EditReview({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  const navigate = useNavigate()
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  const { review, service, pictures } = outcome.value
  if (review.uid !== viewer?.uid) {
    return <PermissionView text="Only its author can change a review. Yours are one tap away." />
  }
  return (
    <PictureLookup value={toPictureLookup(pictures)}>
      <AdminHead
        title="Update review"
        lede={`${service.title}, written ${formatUsDate(review.createdAt)}`}
        back={back}
      />
      <ReviewEditForm
        key={review._id}
        review={review}
        send={(change) => signedCall(api.review.update, { params: { id: review._id }, body: change })}
        onSaved={() => void navigate(listAddress(back.to))}
        reload={async () => (await load(signedCall, review._id)).review}
        aside={
          <div className="adm-panel adm-about">
            <Picture of={service.thumbnail} alt="" sizes="328px" />
            <h2>{service.title}</h2>
            <Stars rating={service.rating} />
          </div>
        }
      />
    </PictureLookup>
  )
}
