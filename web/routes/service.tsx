import { Suspense } from 'react'
import { Await, data } from 'react-router'
import { api } from '../../contract/api.ts'
import type { Viewer } from '../../contract/shape/identity.ts'
import type { Route } from './+types/service'
import { Booking } from '../site/booking/booking/booking.tsx'
import { loadDays } from '../site/booking/load-days.ts'
import { ReviewForm } from '../site/portfolio/review/review-form.tsx'
import { Reviews, reviewsParam } from '../site/portfolio/review/reviews.tsx'
import { SignInPrompt } from '../site/portfolio/review/sign-in-prompt.tsx'
import { BookBar } from '../site/portfolio/service/book-bar.tsx'
import { WhatNext } from '../site/booking/booking/what-next.tsx'
import { BookAgain } from '../site/portfolio/service/book-again.tsx'
import { openingOf } from '../site/portfolio/service/opening-of.ts'
import { Plates } from '../site/portfolio/service/plates.tsx'
import { ServiceDetails } from '../site/portfolio/service/service-details.tsx'
import { ServiceHero } from '../site/portfolio/service/service-hero.tsx'
import { serviceLd } from '../site/portfolio/service/service-ld.ts'
import { ServiceSkeleton } from '../site/portfolio/service/service-skeleton.tsx'
import type { Call } from '../lib/api.ts'
import { browserCall } from '../lib/browser-call.ts'
import { breadcrumbLd, businessLd } from '../lib/json-ld.ts'
import { reviewsPerPage } from '../../contract/shape/page-sizes.ts'
import { type Result, toResult, isResolved, awaitOrDefer } from '../lib/load.ts'
import { pageOf } from '../lib/page-context.ts'
import { pageNumber } from '../lib/url.ts'
import { pictureOf, toPictureLookup } from '../ui/picture-lookup.ts'
import { seo, unlisted } from '../lib/seo.ts'
import { signedCall } from '../lib/signed-call.ts'
import { readFormValues, textValues } from '../lib/submit.ts'
import { revalidateUnlessFailed } from '../lib/revalidate-unless-failed.ts'
import { useTitle } from '../lib/use-title.ts'
import { useViewer } from '../lib/root-data.ts'
import '../styles/service.css'
import { ErrorView } from '../ui/error-view.tsx'
import { PictureLookup } from '../ui/picture.tsx'
import { toastWhile } from '../ui/toast.ts'
import type { PageHandle } from '../lib/page-handle.ts'
import { sendForm, type SentServiceForm, waitingWords } from './service-forms.ts'
import { t } from '../../language/t.ts'

export const handle: PageHandle = { overPicture: true }

async function load(call: Call, id: string, url: string) {
  const page = pageNumber(url, reviewsParam)
  const [service, reviews, days, promises] = await Promise.all([
    call(api.service.one, { params: { id } }),
    call(api.review.ofService, {
      params: { serviceId: id },
      query: { sort: 'desc', page, limit: reviewsPerPage },
    }),
    loadDays(call, id, url),
    toResult(call(api.calendar.promises)),
  ])
  const { data, pictures } = service
  return {
    service: data,
    pictures,
    reviews: reviews.data,
    page,
    days,
    promises: promises.ok ? promises.value.data : undefined,
    opensOnPaper: !openingOf(data, toPictureLookup(pictures)).wide,
  }
}
type Loaded = Awaited<ReturnType<typeof load>>

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const outcome = await toResult(load(pageOf(context).call, params.id, request.url))
  return data({ outcome }, outcome.ok ? 200 : outcome.status)
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return { outcome: (await awaitOrDefer(toResult(load(browserCall, params.id, request.url)))).value }
}

/** Without script the page itself answers. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await sendForm(await readFormValues(request), pageOf(context).call)
  return data(sent, sent.result.ok ? 200 : sent.result.status)
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const values = textValues(await request.formData())
  const sending = sendForm(values, signedCall)
  await toastWhile(
    waitingWords(values),
    sending.then(({ result }) => result),
  )
  return sending
}

export const shouldRevalidate = revalidateUnlessFailed

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const rootData = matches[0].loaderData
  const { publicUrl } = rootData
  const outcome = loaderData?.outcome
  if (!outcome || !isResolved(outcome)) return unlisted(rootData, t('Service Details'))
  if (!outcome.ok) return unlisted(rootData, outcome.message)
  const { service, pictures } = outcome.value
  const path = `/services/${service._id}`
  const picture = pictureOf(service.thumbnail, pictures, service.title)
  return seo(rootData, {
    title: service.title,
    description: service.details,
    path,
    picture,
    jsonLd: [
      businessLd(rootData),
      serviceLd(publicUrl, service, picture),
      breadcrumbLd(publicUrl, [
        [t('Home'), '/'],
        [t('Services'), '/services'],
        [service.title, path],
      ]),
    ],
  })
}

function Failed({ message, status }: { message: string; status: number }) {
  useTitle(message)
  return <ErrorView message={message} retry={status !== 404} />
}

function ServiceScreen({
  loaded,
  viewer,
  sent,
}: {
  loaded: Loaded
  viewer: Viewer | null
  sent?: SentServiceForm
}) {
  const { service, pictures, reviews, page, days, promises } = loaded
  useTitle(service.title)
  return (
    <PictureLookup value={toPictureLookup(pictures)}>
      <ServiceHero {...service} />
      <div className="wrap grid-12 service-page" id="details">
        <div className="service-main">
          <ServiceDetails service={service} />
        </div>
        <aside className="service-side" id="book" aria-label={t('Book Now')}>
          <Booking
            service={service}
            days={days}
            viewer={viewer}
            result={sent?.form === 'booking' ? sent.result : undefined}
          />
        </aside>
      </div>
      <Plates service={service} />
      <div className="wrap grid-12 service-after">
        <div className="service-reviews">
          <Reviews reviews={reviews} page={page} summary={service} />
          {viewer ? (
            <ReviewForm
              serviceId={service._id}
              serviceName={service.title}
              result={sent?.form === 'review' ? sent.result : undefined}
            />
          ) : (
            <SignInPrompt />
          )}
        </div>
        <BookAgain service={service} days={days}>
          <WhatNext title={service.title} promises={promises} />
        </BookAgain>
      </div>
      <BookBar price={service.price} />
    </PictureLookup>
  )
}

export default function ServicePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const viewer = useViewer()
  const show = (outcome: Result<Loaded>) =>
    outcome.ok ? (
      <ServiceScreen loaded={outcome.value} viewer={viewer} sent={actionData} />
    ) : (
      <Failed {...outcome} />
    )
  return (
    <Suspense key={params.id} fallback={<ServiceSkeleton />}>
      <Await resolve={loaderData.outcome}>{show}</Await>
    </Suspense>
  )
}
