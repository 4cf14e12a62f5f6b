/** `npm start`. What is bundled and compiled once is kept: the next start takes less than half as long. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Of what is imported above nothing may be ours: it would be compiled before it can be kept.
enableCompileCache(join(import.meta.dirname, '..', '.cache', 'compiled'))
const { BuildError, ensureServer, siteModule } = await import('./build.ts')
try {
  await ensureServer(console.log)
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exit(1)
}
await import(pathToFileURL(siteModule).href)
flushCompileCache()
