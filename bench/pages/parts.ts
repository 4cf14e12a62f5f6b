import { pathToFileURL } from 'node:url'
import { openDatabase } from '../../db/open.ts'
import { buildApp } from '../../server/app.ts'
import { pagesModule } from '../../server/platform/pages/build.ts'
import { readConfig } from '../../server/config.ts'
import { encode } from '../../server/platform/cache/encode.ts'
import type { RenderPage } from '../../server/platform/pages/render.ts'
import { median } from '../numbers.ts'

const warmUps = 100
const pages = 200
/** The compression of pages that are sent once. */
const quality = 2

/** Adds up the time during which at least one of the watched functions is running. */
function stopwatch() {
  let running = 0
  let since = 0
  let total = 0
  return {
    async watch<T>(work: () => Promise<T>) {
      if (running++ === 0) since = performance.now()
      try {
        return await work()
      } finally {
        if (--running === 0) total += performance.now() - since
      }
    },
    take() {
      const taken = total
      total = 0
      return taken
    },
  }
}

/** Where the time of a page goes that is rendered for one person, in milliseconds. The site runs in this process. */
export async function costByPart(dataDir: string, paths: Record<string, string>, cookie: string) {
  const config = readConfig({ DATA_DIR: dataDir, LIMITS: 'off', LOG_LEVEL: 'silent' })
  let inDatabase = 0
  const database = openDatabase({ ...config, onQuery: (_, ms) => (inDatabase += ms) })
  const api = stopwatch()
  const rendering = stopwatch()
  const { renderPage } = (await import(pathToFileURL(pagesModule).href)) as { renderPage: RenderPage }
  const render: RenderPage = (request, input) => {
    // Finding out who is signed in came before, and counts as the session.
    inDatabase = 0
    return rendering.watch(() =>
      renderPage(request, {
        ...input,
        fetchApi: (path, init) => api.watch(() => input.fetchApi(path, init)),
      }),
    )
  }
  const app = await buildApp({ config, database, web: { render } })
  await app.ready()

  async function measure(path: string) {
    for (const clear of [api, rendering]) clear.take()
    const since = performance.now()
    const reply = await app.inject({ url: path, headers: { cookie } })
    const whole = performance.now() - since
    const rendered = rendering.take()
    const asked = api.take()
    const compressing = performance.now()
    await encode(reply.rawPayload, 'br', quality)
    const compressed = performance.now() - compressing
    return {
      database: inDatabase,
      'API around it': asked - inDatabase,
      'React and router': rendered - asked,
      'session, hooks': whole - rendered,
      compression: compressed,
      'in all': whole + compressed,
    }
  }

  const rows: Record<string, unknown>[] = []
  for (const [name, path] of Object.entries(paths)) {
    for (let count = 0; count < warmUps; count++) await measure(path)
    const measured: Awaited<ReturnType<typeof measure>>[] = []
    for (let count = 0; count < pages; count++) measured.push(await measure(path))
    const parts = Object.keys(measured[0]!) as (keyof (typeof measured)[number])[]
    rows.push({
      page: name,
      ...Object.fromEntries(parts.map((part) => [part, median(measured.map((one) => one[part])).toFixed(2)])),
    })
  }
  await app.close()
  await database.close()
  return rows
}
