import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { studioSentences } from '../language/bn/studio.ts'
import { publicSentences } from '../language/bn/public.ts'
import { readLanguageFrom } from '../language/current.ts'
import { type Language, splitLanguage } from '../language/languages.ts'
import { learn } from '../language/t.ts'
import { createCall, type FetchApi } from './lib/api.ts'
import { pageContext, type PageContext } from './lib/page-context.ts'

// Each language is a folder with the whole site: every link of a page stays in its language.
const handlers = {
  en: createRequestHandler(build, import.meta.env.MODE),
  bn: createRequestHandler({ ...build, basename: '/bn' }, import.meta.env.MODE),
}

const spoken = new AsyncLocalStorage<Language>()
readLanguageFrom(() => spoken.getStore() ?? 'en')
learn(publicSentences)
learn(studioSentences)

export interface PageInput extends Omit<PageContext, 'call'> {
  /** Reaches the API in process; paths start after its base address. */
  fetchApi: FetchApi
}

/** The only entry from the server into the web app: the contexts of React Router stay inside this module graph. */
export function renderPage(request: Request, { fetchApi, ...known }: PageInput) {
  const context = new RouterContextProvider()
  const { language, rest } = splitLanguage(new URL(request.url).pathname)
  const reads = rest.startsWith('/admin') ? 'original' : 'translated'
  context.set(pageContext, { ...known, call: createCall('', fetchApi, reads) })
  return spoken.run(language, () => handlers[language](request, context))
}
