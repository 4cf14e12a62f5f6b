import { redirect } from 'react-router'
import type { Site } from '../../contract/shape/site-settings.ts'
import { pageOf } from '../lib/page-context.ts'
import { returnPath } from '../lib/return-path.ts'
import { loadSitePictures } from '../site/portfolio/site-pictures.ts'
import { viewerOf } from '../lib/token-viewer.ts'
import type { Route } from './+types/login'

/** The page that the person wanted before signing in. */
export const returnPathOf = (request: Request) => returnPath(new URL(request.url).search)

/** After signing in: back there, or to the home of the role. */
export function afterSignInPath(request: Request) {
  const back = returnPathOf(request)
  const isOwner = viewerOf(localStorage.getItem('token'))?.role === 'owner'
  return back === '/' && isOwner ? '/admin' : back
}

/** Redirects people who are already signed in. */
export const visitorsOnly =
  (picture: keyof Site['pictures']) =>
  async ({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) => {
    const { call, site, viewer, social } = pageOf(context)
    if (viewer) throw redirect(returnPathOf(request))
    return { social, pictures: await loadSitePictures(call, [site.pictures[picture]]) }
  }
