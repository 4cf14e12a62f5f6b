import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { openApi } from '../openapi.ts'

const escape = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!)

const style = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:3rem auto;padding:0 1.25rem}
code{font-size:.95em}article{border-top:1px solid #8884;padding:1rem 0}h2{font-size:1rem;margin:0}p{margin:.25rem 0}
pre{overflow:auto;background:#8881;padding:.75rem;font-size:.8rem}`

const block = (title: string, value: unknown) =>
  value
    ? `<details><summary>${title}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`
    : ''

function article(endpoint: Endpoint, paths: ReturnType<typeof openApi>['paths']) {
  const { parameters, requestBody, responses } = paths[endpoint.path]![endpoint.method.toLowerCase()] as {
    parameters: unknown[]
    requestBody?: unknown
    responses: unknown
  }
  return `<article><h2><code>${endpoint.method} ${escape(endpoint.path)}</code></h2><p>${escape(endpoint.summary)}. For: ${endpoint.access}.</p>
${block('Parameters', parameters.length > 0 && parameters)}${block('Payload', requestBody)}${block('Replies', responses)}</article>`
}

function page(document: ReturnType<typeof openApi>, apiUrl: string) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Aloka API</title><style>${style}</style>
<h1>Aloka API</h1><p>${endpoints.length} calls under <code>${escape(apiUrl)}</code>. For programs: <a href="openapi.json">openapi.json</a>.</p>
${endpoints.map((endpoint) => article(endpoint, document.paths)).join('\n')}`
}

/**
 * The contract for programs (`/api/openapi.json`) and for people (`/api/docs`). It cannot change while the site runs, so it
 * is made once, and not before somebody asks: a site starts sooner without it.
 */
export function serveDocs(app: FastifyInstance, apiUrl: string) {
  let made: { document: ReturnType<typeof openApi>; html: string } | undefined
  const docs = () => {
    if (!made) {
      const document = openApi(apiUrl)
      made = { document, html: page(document, apiUrl) }
    }
    return made
  }
  app.get('/openapi.json', async () => docs().document)
  app.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(docs().html))
}
