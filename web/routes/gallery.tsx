import { data } from 'react-router'
import { api } from '../../contract/api.ts'
import { t } from '../../language/t.ts'
import type { Route } from './+types/gallery'
import { Door } from '../client/gallery/client-gallery/door.tsx'
import { GalleryPage } from '../client/gallery/client-gallery/gallery-page.tsx'
import { toShown } from '../client/gallery/client-gallery/shown-gallery.ts'
import type { DoorProblem } from '../client/gallery/client-gallery/use-open-door.ts'
import { Brand } from '../site/studio/frame/brand.tsx'
import { LanguageSwitch } from '../site/studio/frame/language-switch.tsx'
import { PrivateFrame } from '../site/studio/frame/private-frame.tsx'
import type { Call } from '../lib/api.ts'
import { browserCall } from '../lib/browser-call.ts'
import { toResult } from '../lib/load.ts'
import { pageOf } from '../lib/page-context.ts'
import { unlisted } from '../lib/seo.ts'
import { useTitle } from '../lib/use-title.ts'
import '../styles/client-page.css'
import '../styles/gallery.css'
import { ErrorView } from '../ui/error-view.tsx'

/** Must not be cached, and its address must not reach other sites. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noimageindex',
})

async function load(call: Call, slug: string, url: string) {
  const { searchParams } = new URL(url)
  const key = searchParams.get('key') ?? ''
  const view = await toResult(call(api.clientGallery.view, { params: { slug } }))
  if (view.ok) return { gallery: toShown(view.value.data), status: 200 }
  if (!key) return { message: view.message, status: view.status }
  const door = await toResult(call(api.clientGallery.door, { params: { slug }, query: { key } }))
  if (!door.ok) return { message: door.message, status: door.status }
  const problem = (searchParams.get('problem') ?? undefined) as DoorProblem | undefined
  return { door: door.value.data, key, problem, isAsked: searchParams.has('asked'), status: 200 }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const loaded = await load(pageOf(context).call, params.slug, request.url)
  return data(loaded, loaded.status)
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(browserCall, params.slug, request.url)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Gallery'))

export default function Gallery({ loaderData, params }: Route.ComponentProps) {
  const { gallery, door } = loaderData
  useTitle(gallery?.title ?? door?.title ?? t('Gallery'))
  if (gallery)
    return (
      <PrivateFrame of={gallery.clientName || undefined} hasBar>
        <GalleryPage gallery={gallery} brand={<Brand />} />
      </PrivateFrame>
    )
  if (door)
    return (
      <Door
        head={
          <>
            <Brand full />
            <LanguageSwitch />
          </>
        }
        door={door}
        slug={params.slug}
        pageKey={loaderData.key ?? ''}
        problem={loaderData.problem}
        isAsked={loaderData.isAsked ?? false}
      />
    )
  return (
    <PrivateFrame>
      <ErrorView
        message={
          loaderData.status === 404 || loaderData.status === 401
            ? t('This link does not work, or no longer works.')
            : (loaderData.message ?? '')
        }
        retry={loaderData.status >= 500}
      />
    </PrivateFrame>
  )
}
