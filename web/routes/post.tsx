import { Suspense } from 'react'
import { Await, data, redirect, useRouteLoaderData } from 'react-router'
import { api } from '../../contract/api.ts'
import type { Route } from './+types/post'
import { presentBody, bodyText } from '../site/journal/post/body-html.ts'
import { postLd, sharePicture } from '../site/journal/post/post-ld.ts'
import { NeighboursSkeleton, PostNeighbours } from '../site/journal/post/post-neighbours.tsx'
import { categoryPath, postPath } from '../site/journal/post/post-path.ts'
import { PostScreen } from '../site/journal/post/post-screen.tsx'
import { PostSkeleton } from '../site/journal/post/post-skeleton.tsx'
import { slugOf } from '../site/journal/post/use-moved-address.ts'
import type { Call } from '../lib/api.ts'
import { browserCall } from '../lib/browser-call.ts'
import { breadcrumbLd } from '../lib/json-ld.ts'
import { toResult, isResolved, awaitOrDefer } from '../lib/load.ts'
import { pageOf } from '../lib/page-context.ts'
import type { PageHandle } from '../lib/page-handle.ts'
import { feed, seo, unlisted } from '../lib/seo.ts'
import { useTitle } from '../lib/use-title.ts'
import type { loader as rootLoader } from '../root.tsx'
import '../styles/article.css'
import '../styles/blog.css'
import '../styles/post.css'
import '../styles/post-neighbours.css'
import '../styles/post-print.css'
import { ErrorView } from '../ui/error-view.tsx'
import { t } from '../../language/t.ts'

type Params = Route.LoaderArgs['params']

interface PostRequest {
  params: Params
  /** The preview key of an unpublished post. */
  preview: string | undefined
}

const askedFor = ({ params, request }: { params: Params; request: Request }): PostRequest => ({
  params,
  preview: new URL(request.url).searchParams.get('preview') ?? undefined,
})

async function loadPost(call: Call, { params, preview }: PostRequest) {
  const { data, pictures, slugs } = await call(api.post.bySlug, { params, query: { preview } })
  return { post: { ...data, postBody: presentBody(data.postBody) }, pictures, slugs }
}

async function loadNeighbours(call: Call, { params, preview }: PostRequest) {
  const { data, pictures } = await call(api.post.neighbours, { params, query: { preview } })
  const toTurn = (card: typeof data.next) => card && { slug: card.slug, title: card.title }
  return { previous: toTurn(data.previous), next: toTurn(data.next), related: data.related, pictures }
}

/** The section below a post is optional: if it fails, the post is shown without. */
const load = (call: Call, asked: PostRequest) =>
  [toResult(loadPost(call, asked)), toResult(loadNeighbours(call, asked))] as const

/** A preview is for people with the link, and must not be cached or indexed. */
const previewHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const [outcome, neighbours] = await Promise.all(load(pageOf(context).call, askedFor({ params, request })))
  if (outcome.ok && outcome.value.post.slug !== slugOf(params))
    throw redirect(postPath(outcome.value.post.slug) + new URL(request.url).search, 301)
  const isPreview = outcome.ok && outcome.value.post.status !== 'published'
  return data(
    { outcome, neighbours },
    { status: outcome.ok ? 200 : outcome.status, headers: isPreview ? previewHeaders : undefined },
  )
}

export const handle: PageHandle = {
  pathIn: (language, loaderData) => {
    const outcome = (loaderData as Route.ComponentProps['loaderData'] | undefined)?.outcome
    return outcome && isResolved(outcome) && outcome.ok ? postPath(outcome.value.slugs[language]) : undefined
  },
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const [outcome, neighbours] = load(browserCall, askedFor({ params, request }))
  const [soonOutcome, soonNeighbours] = await Promise.all([awaitOrDefer(outcome), awaitOrDefer(neighbours)])
  return { outcome: soonOutcome.value, neighbours: soonNeighbours.value }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const rootData = matches[0].loaderData
  const { publicUrl } = rootData
  const outcome = loaderData?.outcome
  if (!outcome || !isResolved(outcome)) return unlisted(rootData, t('Blog'))
  if (!outcome.ok) return unlisted(rootData, outcome.message)
  const { post, pictures, slugs } = outcome.value
  if (post.status !== 'published') return unlisted(rootData, post.title)
  const text = bodyText(post.postBody)
  const path = postPath(post.slug)
  const picture = sharePicture(post, pictures)
  return [
    ...seo(rootData, {
      title: post.seoTitle || post.title,
      description: post.seoDescription || text,
      path: { en: postPath(slugs.en), bn: postPath(slugs.bn) },
      picture,
      type: 'article',
      jsonLd: [
        postLd(rootData, post, { text, picture }),
        breadcrumbLd(publicUrl, [
          [t('Home'), '/'],
          [t('Blog'), '/blog'],
          [post.postCategory, categoryPath(post.cat_slug)],
          [post.title, path],
        ]),
      ],
    }),
    feed(rootData),
    { property: 'article:published_time', content: post.publishedAt },
    { property: 'article:modified_time', content: post.updatedAt },
    { property: 'article:author', content: post.author },
    { property: 'article:section', content: post.postCategory },
  ]
}

function Failed({ message, status }: { message: string; status: number }) {
  useTitle(message)
  return <ErrorView message={message} retry={status !== 404} />
}

export default function PostPage({ loaderData, params }: Route.ComponentProps) {
  const publicUrl = useRouteLoaderData<typeof rootLoader>('root')?.publicUrl ?? ''
  const address = slugOf(params)
  return (
    <>
      {/* Keyed, because otherwise the previous post stays until the next one has loaded. */}
      <Suspense key={address} fallback={<PostSkeleton />}>
        <Await resolve={loaderData.outcome}>
          {(outcome) =>
            outcome.ok ? <PostScreen {...outcome.value} publicUrl={publicUrl} /> : <Failed {...outcome} />
          }
        </Await>
      </Suspense>
      <Suspense key={`after ${address}`} fallback={<NeighboursSkeleton />}>
        <Await resolve={loaderData.neighbours}>
          {(rootData) => rootData.ok && <PostNeighbours {...rootData.value} />}
        </Await>
      </Suspense>
    </>
  )
}
