import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '../../contract/identity.ts'
import type { Site } from '../../contract/site-settings.ts'
import type { Config } from '../config.ts'
import type { Session } from '../identity/session.ts'
import type { Tokens } from '../identity/token.ts'
import type { FormTokens } from '../spam/form-token.ts'
import { toWebRequest } from '../plugins/web-bridge.ts'

interface PageInput {
  fetchApi: (path: string, init: RequestInit) => Promise<Response>
  viewer: Viewer | null
  site: Site
  publicUrl: string
  apiUrl: string
  nonce: string
  /** For the forms of this page. */
  formToken: string
  social: Record<'google' | 'github', boolean>
  firebase: Config['firebase']
}

/** The built web app: given a request, the finished page. */
export type RenderPage = (request: Request, input: PageInput) => Promise<Response>

export interface Page {
  status: number
  headers: [string, string][]
  body: Buffer
  etag: string
}

export function toPage(status: number, headers: [string, string][], body: Buffer): Page {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { status, headers, body, etag }
}

interface RendererParts {
  render: RenderPage
  tokens: Tokens
  formTokens: FormTokens
  readSite: () => Promise<Site>
  config: Config
}

export function createRenderer(
  app: FastifyInstance,
  { render, tokens, formTokens, readSite, config }: RendererParts,
) {
  /** The API as a page reaches it: the same routes and rules, without the network, on behalf of the visitor. */
  const fetchApiFor = async (visitor: FastifyRequest, session: Session | null) => {
    const token = session && (await tokens.sign(session))
    return async (path: string, init: RequestInit) => {
      const reply = await app.inject({
        method: (init.method ?? 'GET') as 'GET',
        url: `/api${path}`,
        headers: {
          ...(init.headers as Record<string, string>),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        payload: init.body as string | undefined,
        remoteAddress: visitor.ip,
      })
      return new Response(reply.body, { status: reply.statusCode })
    }
  }

  return async (request: FastifyRequest, session: Session | null, nonce: string): Promise<Page> => {
    const response = await render(toWebRequest(request, config.publicUrl), {
      fetchApi: await fetchApiFor(request, session),
      viewer: session?.viewer ?? null,
      site: await readSite(),
      publicUrl: config.publicUrl,
      apiUrl: config.apiUrl,
      nonce,
      formToken: formTokens.mint(),
      // A hosted provider has its own list of ways to sign in, and says so itself when one is not set up.
      social: {
        google: Boolean(config.firebase) || 'google' in config.social,
        github: Boolean(config.firebase) || 'github' in config.social,
      },
      firebase: config.firebase,
    })
    return toPage(response.status, [...response.headers], Buffer.from(await response.arrayBuffer()))
  }
}
