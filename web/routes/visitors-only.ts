import { redirect } from 'react-router'
import { pageOf } from '../lib/page-context.ts'
import { returnPath } from '../lib/return-path.ts'
import type { Route } from './+types/login'

/** Where the person wanted to go before they were asked to sign in. */
export const backFrom = (request: Request) => returnPath(new URL(request.url).search)

/** Whoever is signed in already has no use for this page. */
export function visitorsOnly({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const { viewer, social } = pageOf(context)
  if (viewer) throw redirect(backFrom(request))
  return { social }
}
