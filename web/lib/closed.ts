import { data, isRouteErrorResponse } from 'react-router'
import type { Viewer } from '../../contract/shape/identity.ts'
import type { Site } from '../../contract/shape/site-settings.ts'
import { pageAddress } from './url.ts'

const openingSoon = 'opening soon'

/** Only the pages of accounts open before the site does, in any spelling of their address. */
const isForAccounts = /^\/(login|register|reset-password|account|setup)\/?$/i

/** Stops the loading of a page of a site that is not open yet, so that nothing of it is sent. */
export function refuseWhileClosed(url: string, { closed }: Pick<Site, 'closed'>, viewer: Viewer | null) {
  if (closed && viewer?.role !== 'owner' && !isForAccounts.test(pageAddress(url).pathname))
    throw data(openingSoon, 200)
}

export const isClosed = (error: unknown) => isRouteErrorResponse(error) && error.data === openingSoon
