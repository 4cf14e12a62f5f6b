import { data, isRouteErrorResponse } from 'react-router'
import type { Viewer } from '../../contract/shape/identity.ts'
import type { Site } from '../../contract/shape/site-settings.ts'
import { pageAddress } from './url.ts'

const openingSoon = 'opening soon'

/** Accounts are there before the site is. Whatever else an address may mean, and however it is written, waits for the owner. */
const isForAccounts = /^\/(login|register|reset-password|account|setup)\/?$/i

/** Ends the loading of a page that is not for everybody yet: nothing of it is sent. */
export function refuseWhileClosed(url: string, { closed }: Pick<Site, 'closed'>, viewer: Viewer | null) {
  if (closed && viewer?.role !== 'owner' && !isForAccounts.test(pageAddress(url).pathname))
    throw data(openingSoon, 200)
}

export const isClosed = (error: unknown) => isRouteErrorResponse(error) && error.data === openingSoon
