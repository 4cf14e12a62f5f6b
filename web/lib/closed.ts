import { data, isRouteErrorResponse } from 'react-router'
import type { Viewer } from '../../contract/identity.ts'
import { publicAddress } from '../../contract/public-pages.ts'
import type { Site } from '../../contract/site-settings.ts'

const openingSoon = 'opening soon'

/** Accounts are there before the site is; everything else that visitors read waits for its owner. */
const isForVisitors = (path: string) =>
  publicAddress(path) !== undefined && !/^\/(login|register)\b/.test(path)

/** Ends the loading of a page that is not for everybody yet: nothing of it is sent. */
export function refuseWhileClosed(url: string, { closed }: Pick<Site, 'closed'>, viewer: Viewer | null) {
  const { pathname, search } = new URL(url)
  if (closed && viewer?.role !== 'owner' && isForVisitors(pathname + search)) throw data(openingSoon, 200)
}

export const isClosed = (error: unknown) => isRouteErrorResponse(error) && error.data === openingSoon
