import { type BackLink, AdminHead } from '../../studio/ui/page-head.tsx'
import { data, useNavigate } from 'react-router'
import { api } from '../../../contract/api.ts'
import { formatUsDate } from '../../../contract/shape/dates.ts'
import type { Route } from './+types/edit-review'
import { ReviewEditForm } from '../../studio/portfolio/review/review-edit-form.tsx'
import { lastListAddress } from '../../studio/lib/list-state.ts'
import { adminResult, type PageRequest, browserLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { useViewer } from '../../lib/root-data.ts'
import '../../styles/admin-reviews.css'
import { Failure } from '../../studio/ui/failure.tsx'
import { PermissionView } from '../../studio/ui/permission.tsx'
import { Picture, PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { Stars } from '../../ui/stars.tsx'
import { t } from '../../../language/t.ts'

const back: BackLink = { to: '/admin/my-reviews', label: 'My Reviews' }

async function loadReview(call: Call, id: string) {
  const review = (await call(api.review.one, { params: { id } })).data
  // A service that was hidden meanwhile has no page, but is still named by the review.
  if (!review.offered) return { review, pictures: [], rating: null }
  const service = await call(api.service.one, { params: { id: review.serviceId } })
  return { review, pictures: service.pictures, rating: service.data.rating }
}

const load = (call: Call, { params }: PageRequest<{ id: string }>) => loadReview(call, params.id)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { call, viewer } = pageOf(context)
  const outcome = await adminResult(request, loadReview(call, params.id))
  const isTheirs = outcome.ok && outcome.value.review.uid === viewer?.uid
  return data({ outcome }, !outcome.ok ? outcome.status : isTheirs ? 200 : 403)
}

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Update Review'))

export default function EditReview({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useViewer()
  const navigate = useNavigate()
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  const { review, pictures, rating } = outcome.value
  if (review.uid !== viewer?.uid) {
    return <PermissionView text="Only the author of a review can change it. Yours are under My reviews." />
  }
  return (
    <PictureLookup value={toPictureLookup(pictures)}>
      <AdminHead
        title={t('Update review')}
        lede={t('{serviceName}, written {createdAt}', {
          serviceName: review.serviceName,
          createdAt: formatUsDate(review.createdAt),
        })}
        back={back}
      />
      <ReviewEditForm
        key={review._id}
        review={review}
        send={(change) => signedCall(api.review.update, { params: { id: review._id }, body: change })}
        onSaved={() => void navigate(lastListAddress(back.to))}
        reload={async () => (await loadReview(signedCall, review._id)).review}
        aside={
          <div className="panel adm-about">
            <Picture of={review.thumbnail} alt="" sizes="328px" />
            <h2>{review.serviceName}</h2>
            {rating === null ? (
              <p className="adm-soft">{t('Not available at the moment.')}</p>
            ) : (
              <Stars rating={rating} />
            )}
          </div>
        }
      />
    </PictureLookup>
  )
}
