import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '../../../contract/shape/identity.ts'
import { dayInDhaka, momentInDhaka } from '../../../contract/shape/dates.ts'
import type { Content } from '../../../contract/shape/site.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import { type Language, splitLanguage } from '../../../language/languages.ts'
import type { Cache } from '../cache/cache.ts'
import { cachedAnswer } from '../cache/endpoints.ts'
import type { OnServed, Page } from '../cache/page.ts'
import type { Config } from '../../config.ts'
import { galleryCookies, hasJustWritten } from '../http/cookies.ts'
import { callInProcess, type InProcessCall } from '../http/in-process-call.ts'
import type { FormTokens } from '../spam/form-token.ts'
import { contentPolicy } from '../plugins/security-headers.ts'
import { toWebRequest } from '../plugins/web-bridge.ts'
import { hashScripts } from './script-hashes.ts'

type ApiResponse = Pick<Response, 'ok' | 'status' | 'json'>

interface PageInput {
  fetchApi: (path: string, init: RequestInit) => Promise<ApiResponse>
  viewer: Viewer | null
  site: Site
  content: Content
  /** The current year; in the demo, the year in its copyright notice. */
  year: number
  publicUrl: string
  apiUrl: string
  /** Marks the page's inline scripts: see script-hashes.ts. */
  nonce: string
  /** For the forms of this page. */
  formToken: string
  social: Record<'google' | 'github', boolean>
  firebase: Config['firebase']
  /** Receives the finished page as text, which saves converting it to the bytes of a response and back. */
  onHtml: (html: string) => void
}

/** The built web app: renders the page of a request. */
export type RenderPage = (request: Request, input: PageInput) => Promise<Response>

interface RendererParts {
  render: RenderPage
  cache: Cache
  onServed: OnServed
  formTokens: FormTokens
  readSite: (language: Language) => Promise<Site>
  readContent: () => Promise<Content>
  config: Config
}

export function createRenderer(
  app: FastifyInstance,
  { render, cache, onServed, formTokens, readSite, readContent, config }: RendererParts,
) {
  /** Calls the API on behalf of the visitor: with the same routes and rules, but without the network. */
  const fetchApiFor =
    (visitor: FastifyRequest, call: InProcessCall, onFailure: () => void) =>
    async (path: string, init: RequestInit) => {
      const url = `/api${path}`
      const known = (init.method ?? 'GET') === 'GET' ? cachedAnswer(cache, url, call) : undefined
      if (known) {
        onServed(url, () => ({ ip: visitor.ip, userAgent: visitor.headers['user-agent'] }))
        return { status: 200, ok: true, json: async () => JSON.parse(known.body.toString()) }
      }
      const cookie = galleryCookies(visitor.headers.cookie)
      const cookieHeader = cookie ? { cookie } : {}
      const reply = await callInProcess(call, async () =>
        app.inject({
          method: (init.method ?? 'GET') as 'GET',
          url,
          headers: { ...(init.headers as Record<string, string>), ...cookieHeader },
          payload: init.body as string | undefined,
          remoteAddress: visitor.ip,
        }),
      )
      if (reply.statusCode === 429 || reply.statusCode >= 500) onFailure()
      const status = reply.statusCode
      return { status, ok: status >= 200 && status < 300, json: async () => JSON.parse(reply.body) }
    }

  const policy = contentPolicy(config)

  /** Renders the page of an address, which may lack parameters of the requested one. */
  return async (request: FastifyRequest, address: string, viewer: Viewer | null): Promise<Page> => {
    let isComplete = true
    let rendered: string | undefined
    let freshUntil = Infinity
    const call: InProcessCall = {
      viewer,
      mayShare: !viewer || !hasJustWritten(request),
      onFreshUntil: (moment) => (freshUntil = Math.min(freshUntil, moment)),
    }
    const [site, content] = await Promise.all([readSite(splitLanguage(address).language), readContent()])
    const year = Number(dayInDhaka().slice(0, 4))
    call.onFreshUntil(Date.parse(momentInDhaka(`${year + 1}-01-01`)))
    const nonce = randomBytes(16).toString('base64url')
    const webRequest = toWebRequest(request, config.publicUrl, address)
    // Forms of a page with `no-referrer` have the origin 'null'; the CSRF guard has checked them already.
    if (webRequest.headers.get('origin') === 'null') webRequest.headers.delete('origin')
    const response = await render(webRequest, {
      fetchApi: fetchApiFor(request, call, () => (isComplete = false)),
      viewer,
      site,
      content,
      year: config.production ? year : site.copyrightYear,
      publicUrl: config.publicUrl,
      apiUrl: config.apiUrl,
      nonce,
      formToken: formTokens.mint(),
      // A hosted provider has its own list of ways to sign in and reports those that are not set up.
      social: {
        google: Boolean(config.firebase) || 'google' in config.social,
        github: Boolean(config.firebase) || 'github' in config.social,
      },
      firebase: config.firebase,
      onHtml: (html) => (rendered = html),
    })
    const { html, hashes } = hashScripts(rendered ?? (await response.text()), nonce)
    // In development, Vite's scripts have no nonce and need no policy.
    if (hashes.length > 0) response.headers.set('content-security-policy', policy(hashes))
    // A page that lacks a part because of a limit or a failure must not be cached for others.
    if (!isComplete) response.headers.set('cache-control', 'private, no-store')
    return { status: response.status, headers: [...response.headers], body: Buffer.from(html), freshUntil }
  }
}
