import { Suspense } from 'react'
import { Await, data, useSearchParams } from 'react-router'
import { api } from '../../contract/api.ts'
import { t } from '../../language/t.ts'
import type { Route } from './+types/work-picture'
import { nameOf, PicturePage } from '../site/portfolio/work/picture-page.tsx'
import { workLd } from '../site/portfolio/work/work-ld.ts'
import { wallPath, workPath } from '../site/portfolio/work/work-path.ts'
import type { Call } from '../lib/api.ts'
import { awaitOrDefer, isResolved, toResult } from '../lib/load.ts'
import { browserCall } from '../lib/browser-call.ts'
import { breadcrumbLd } from '../lib/json-ld.ts'
import { pageOf } from '../lib/page-context.ts'
import { pictureOf } from '../ui/picture-lookup.ts'
import { seo, unlisted } from '../lib/seo.ts'
import { useTitle } from '../lib/use-title.ts'
import { ErrorView } from '../ui/error-view.tsx'
import { Bone } from '../ui/loading.tsx'

const kindOf = (url: string) => new URL(url).searchParams.get('kind') || undefined

async function load(call: Call, slug: string, url: string) {
  const reply = await call(api.work.one, { params: { slug }, query: { kind: kindOf(url) } })
  return { work: reply.data, pictures: reply.pictures }
}
type Loaded = Awaited<ReturnType<typeof load>>

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const outcome = await toResult(load(pageOf(context).call, params.slug, request.url))
  return data({ outcome }, outcome.ok ? 200 : outcome.status)
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return { outcome: (await awaitOrDefer(toResult(load(browserCall, params.slug, request.url)))).value }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const rootData = matches[0].loaderData
  const outcome = loaderData?.outcome
  if (!outcome || !isResolved(outcome)) return unlisted(rootData, t('Work'))
  if (!outcome.ok) return unlisted(rootData, outcome.message)
  const { work, pictures } = outcome.value
  const name = nameOf(work, pictures)
  const path = workPath(work.slug)
  const picture = pictureOf(work.src, pictures, name)
  return seo(rootData, {
    title: name,
    description: [work.story || picture.alt, work.place].filter(Boolean).join(' '),
    path,
    picture,
    jsonLd: [
      workLd(rootData, work, picture, name),
      breadcrumbLd(rootData.publicUrl, [
        [t('Home'), '/'],
        [t('Work'), wallPath()],
        [name, path],
      ]),
    ],
  })
}

function Failed({ message, status }: { message: string; status: number }) {
  useTitle(message)
  return <ErrorView message={message} retry={status !== 404} />
}

function Loaded({ work, pictures }: Loaded) {
  const [asked] = useSearchParams()
  useTitle(nameOf(work, pictures))
  return <PicturePage work={work} pictures={pictures} kind={asked.get('kind') ?? undefined} />
}

const Skeleton = () => (
  <div className="plate" role="status" aria-label={t('Loading pictures')}>
    <div className="plate-photo" />
    <div className="plate-copy" aria-hidden="true">
      <Bone width="60%" />
    </div>
  </div>
)

export default function WorkPicture({ loaderData, params }: Route.ComponentProps) {
  return (
    <Suspense key={params.slug} fallback={<Skeleton />}>
      <Await resolve={loaderData.outcome}>
        {(outcome) => (outcome.ok ? <Loaded {...outcome.value} /> : <Failed {...outcome} />)}
      </Await>
    </Suspense>
  )
}
