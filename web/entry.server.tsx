import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { splitLanguage } from '../language/languages.ts'
import { deferModules } from './lib/late-scripts.ts'
import { NonceContext } from './lib/nonce.ts'
import { pageOf } from './lib/page-context.ts'

const timeLimit = 10_000

// In development Vite's own styles have no nonce, and no policy requires one.
const nonceFor = (page: { nonce: string }) => (import.meta.env.DEV ? undefined : page.nonce)

/** The studio does not work without its scripts, so they load at once. */
const mayWait = ({ url }: Request) =>
  !import.meta.env.DEV && !splitLanguage(new URL(url).pathname).rest.startsWith('/admin')

/** Collects the rendered page and hands it over in one piece. */
function collect(onComplete: (html: string) => void) {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk: Uint8Array, _, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      onComplete(Buffer.concat(chunks).toString())
      done()
    },
  })
}

/** Every page is sent as complete HTML, for people, crawlers and the page cache: nothing is streamed later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = pageOf(loadContext)
  const nonce = nonceFor(page)
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce ?? ''}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Otherwise large parts are sent hidden after their skeletons, and a script has to move them.
        progressiveChunkSize: Infinity,
        onAllReady() {
          clearTimeout(timer)
          headers.set('content-type', 'text/html; charset=utf-8')
          pipe(
            collect((html) => {
              page.onHtml(mayWait(request) ? deferModules(html) : html)
              resolve(new Response(null, { headers, status: failed ? 500 : status }))
            }),
          )
        },
        onShellError: reject,
        onError(error) {
          failed = true
          console.error(error)
        },
      },
    )
    const timer = setTimeout(abort, timeLimit)
  })
}
