import type { FastifyInstance } from 'fastify'
import { openApi } from '../http/openapi.ts'

const escape = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!)

const style = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:3rem auto;padding:0 1.25rem}
code{font-size:.95em}article{border-top:1px solid #8884;padding:1rem 0}h2{font-size:1rem;margin:0}p{margin:.25rem 0}
pre{overflow:auto;background:#8881;padding:.75rem;font-size:.8rem}`

const block = (title: string, value: unknown) =>
  value
    ? `<details><summary>${title}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`
    : ''

interface Operation {
  summary: string
  'x-access': string
  parameters?: unknown[]
  requestBody?: unknown
  responses: unknown
}

const article = (
  method: string,
  path: string,
  { summary, 'x-access': access, parameters = [], requestBody, responses }: Operation,
) => `<article><h2><code>${method.toUpperCase()} ${escape(path)}</code></h2><p>${escape(summary)}. For: ${access}.</p>
${block('Parameters', parameters.length > 0 && parameters)}${block('Payload', requestBody)}${block('Replies', responses)}</article>`

function page({ paths }: ReturnType<typeof openApi>, apiUrl: string) {
  const articles = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => article(method, path, operation as Operation)),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Aloka API</title><style>${style}</style>
<h1>Aloka API</h1><p>${articles.length} calls under <code>${escape(apiUrl)}</code>. For programs: <a href="openapi.json">openapi.json</a>.</p>
${articles.join('\n')}`
}

/**
 * The API's documentation for programs (`/api/openapi.json`) and for people (`/api/docs`). Made at the first request, because
 * the site starts sooner without it.
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
