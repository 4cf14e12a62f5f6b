import { data, redirect } from 'react-router'
import { api } from '../../contract/api.ts'
import { longDay } from '../../contract/shape/day-words.ts'
import { t } from '../../language/t.ts'
import type { Route } from './+types/booking'
import { ClientPage } from '../client/booking/client-booking/client-page.tsx'
import { LostLink } from '../client/booking/client-booking/lost-link.tsx'
import { PrivateFrame } from '../site/studio/frame/private-frame.tsx'
import type { Call } from '../lib/api.ts'
import { browserCall } from '../lib/browser-call.ts'
import { type Result, toResult } from '../lib/load.ts'
import { pageOf } from '../lib/page-context.ts'
import { unlisted } from '../lib/seo.ts'
import { readFormValues, textValues } from '../lib/submit.ts'
import { revalidateUnlessFailed } from '../lib/revalidate-unless-failed.ts'
import '../styles/client-money.css'
import '../styles/client-page.css'
import { ErrorView } from '../ui/error-view.tsx'
import { loadDays } from '../site/booking/load-days.ts'
import { Picture, PictureLookup } from '../ui/picture.tsx'
import { toPictureLookup } from '../ui/picture-lookup.ts'
import { toastWhile } from '../ui/toast.ts'
import { isAboutMoney, sendForm, waitingWords } from './booking-forms.ts'

export { secretHeaders as headers } from './secret-headers.ts'

const keyOf = (url: string) => new URL(url).searchParams.get('key') ?? ''
/** Gateways redirect back with an outcome, which is verified with the server. */
const cameBackTo = (url: string) => new URL(url).searchParams.has('payment')

async function load(call: Call, reference: string, url: string) {
  const input = { params: { reference }, query: { key: keyOf(url) } }
  const [{ data: page }, { data: money }] = await Promise.all([
    call(api.clientBooking.one, input),
    call(api.clientOffer.one, input),
  ])
  const { serviceId } = page.booking
  if (!serviceId) return { page, money }
  const [service, days] = await Promise.all([
    toResult(call(api.service.one, { params: { id: serviceId } })),
    loadDays(call, serviceId, url, page.booking.eventDate),
  ])
  return { page, money, days, service: service.ok ? service.value : undefined }
}
type Loaded = Awaited<ReturnType<typeof load>>

/** Without a key there is nothing to load. */
const loadPart = (call: Call, reference: string | undefined, url: string): Promise<Result<Loaded> | null> =>
  reference && keyOf(url) ? toResult(load(call, reference, url)) : Promise.resolve(null)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const outcome = await loadPart(pageOf(context).call, params.reference, request.url)
  const { url } = request
  return data(
    { outcome, pageKey: keyOf(url), cameBack: cameBackTo(url) },
    outcome && !outcome.ok ? outcome.status : 200,
  )
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { url } = request
  const outcome = await loadPart(browserCall, params.reference, url)
  return { outcome, pageKey: keyOf(url), cameBack: cameBackTo(url) }
}

/** Without script the page itself answers. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const values = await readFormValues(request)
  const key = keyOf(request.url)
  const sent = await sendForm(pageOf(context).call, params.reference ?? '', key, values)
  // A form may not redirect to another site, as the content security policy checks; a page may.
  if (sent.goTo) return data(sent, { headers: { refresh: `0;url=${sent.goTo}` } })
  if (sent.result.ok && isAboutMoney(values))
    throw redirect(`/booking/${params.reference}?key=${encodeURIComponent(key)}#now`, 303)
  return data(sent, sent.result.ok ? 200 : sent.result.status)
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const values = textValues(await request.formData())
  const sending = sendForm(browserCall, params.reference ?? '', keyOf(request.url), values)
  // Messages about money stay on the page.
  if (!isAboutMoney(values))
    await toastWhile(
      waitingWords(values),
      sending.then(({ result }) => result),
    )
  const sent = await sending
  if (sent.goTo) window.location.assign(sent.goTo)
  return sent
}

export const shouldRevalidate = revalidateUnlessFailed

const titleOf = (eventDate: string | undefined) =>
  eventDate ? t('My booking, {day}', { day: longDay(eventDate) }) : t('My booking')

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { outcome } = (loaderData ?? {}) as Partial<Route.ComponentProps['loaderData']>
  return unlisted(
    matches[0].loaderData,
    titleOf(outcome?.ok ? outcome.value.page.booking.eventDate : undefined),
  )
}

export default function BookingPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { outcome, pageKey, cameBack } = loaderData
  const loaded = outcome?.ok ? outcome.value : undefined
  if (outcome?.ok === false && outcome.status >= 500)
    return (
      <PrivateFrame>
        <ErrorView message={outcome.message} retry />
      </PrivateFrame>
    )
  if (!loaded)
    return (
      <PrivateFrame>
        <LostLink
          reference={params.reference}
          problem={outcome && !outcome.ok ? t('This link does not work, or no longer works.') : undefined}
          sent={actionData}
        />
      </PrivateFrame>
    )
  const { page, money, days, service } = loaded
  return (
    <PrivateFrame of={page.booking.name}>
      <PictureLookup value={toPictureLookup(service?.pictures ?? [])}>
        <ClientPage
          page={page}
          money={money}
          cameBack={cameBack}
          pageKey={pageKey}
          days={days}
          picture={
            service && <Picture of={service.data.thumbnail} alt="" sizes="(width <= 1080px) 100vw, 410px" />
          }
          sent={actionData}
        />
      </PictureLookup>
    </PrivateFrame>
  )
}
