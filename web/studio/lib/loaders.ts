import { data, type RouterContextProvider, replace } from 'react-router'
import type { Viewer } from '../../../contract/shape/identity.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { currentViewer, signedCall } from '../../lib/signed-call.ts'
import { type Result, toResult } from '../../lib/load.ts'
import { signInAddress } from './guard.ts'

export interface PageRequest<Params = unknown> {
  url: string
  params: Params
  viewer: Viewer | null
  /** Opened by its address or from an email, and not from another page of the site. */
  isDirectVisit: boolean
}

/** Loads the data of a screen, on the server and in the browser. */
type Load<Params, T> = (call: Call, asked: PageRequest<Params>) => Promise<T>

interface BrowserArgs<Params> {
  params: Params
  request: Request
}
interface ServerArgs<Params> extends BrowserArgs<Params> {
  context: Readonly<RouterContextProvider>
}

const isDirectVisit = ({ headers }: Request) => headers.get('sec-fetch-site') !== 'same-origin'

/** The server loader of a screen for all signed-in users. */
export const adminLoader =
  <Params, T>(load: Load<Params, T>) =>
  async ({ context, params, request }: ServerArgs<Params>) => {
    const { call, viewer } = pageOf(context)
    const outcome = await adminResult(
      request,
      load(call, { url: request.url, params, viewer, isDirectVisit: isDirectVisit(request) }),
    )
    return data({ outcome }, outcome.ok ? 200 : outcome.status)
  }

/** The server loader of a screen for the owner: everyone else gets 403, whatever the page then shows. */
export const ownerLoader = <Params, T>(load: Load<Params, T>) => {
  const loader = adminLoader(load)
  return async (args: ServerArgs<Params>) => {
    const loaded = await loader(args)
    return pageOf(args.context).viewer?.role === 'owner' ? loaded : data(loaded.data, 403)
  }
}

/** The loader for the browser. */
export const browserLoader =
  <Params, T>(load: Load<Params, T>) =>
  async ({ params, request }: BrowserArgs<Params>) => ({
    outcome: await adminResult(
      request,
      load(signedCall, { url: request.url, params, viewer: currentViewer(), isDirectVisit: false }),
    ),
  })

/** The result of loading a screen. An ended session leads to the sign-in page. */
export async function adminResult<T>(request: Request, loading: Promise<T>): Promise<Result<T>> {
  const outcome = await toResult(loading)
  if (!outcome.ok && outcome.status === 401) throw replace(signInAddress(request.url))
  return outcome
}
