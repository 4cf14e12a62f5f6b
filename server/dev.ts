import { createServer } from 'vite'
import { readConfig } from './config.ts'
import { loadEnvFile } from './env-file.ts'
import { serve } from './main.ts'
import type { RenderPage } from './platform/pages/render.ts'

/** The site with Vite in front of its pages: web changes appear at once, and `node --watch` restarts for all others. */
loadEnvFile()
const config = readConfig({ ...process.env, NODE_ENV: 'development' })
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })

await serve(
  config,
  {
    render: async (request, input) => {
      const { renderPage } = (await vite.ssrLoadModule('/web/entry.ssr.ts')) as { renderPage: RenderPage }
      return renderPage(request, input)
    },
    middleware: async (request, reply) => {
      // Vite's own inline scripts and its socket would be refused by the policy of the built site.
      reply.removeHeader('content-security-policy')
      if (request.url.startsWith('/api/') || request.url.startsWith('/media/')) return
      await new Promise<void>((next) => {
        reply.raw.once('close', () => next())
        vite.middlewares(request.raw, reply.raw, () => next())
      })
      if (reply.raw.writableEnded) reply.hijack()
    },
  },
  console.log,
)
console.log(`\nAloka (development) is at ${config.publicUrl}`)
