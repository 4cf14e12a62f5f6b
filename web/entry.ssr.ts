import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createCall, type FetchApi } from './lib/api.ts'
import { pageContext, type PageContext } from './lib/page-context.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

export interface PageInput extends Omit<PageContext, 'call'> {
  /** Reaches the API in process; paths start after its base address. */
  fetchApi: FetchApi
}

/** The one door from the server into the web app: React Router's contexts stay inside this module graph. */
export function renderPage(request: Request, { fetchApi, ...known }: PageInput) {
  const context = new RouterContextProvider()
  context.set(pageContext, { ...known, call: createCall('', fetchApi) })
  return handle(request, context)
}
