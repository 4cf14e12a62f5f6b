import cluster from 'node:cluster'
import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../db/migrate.ts'
import { privateFolder } from '../db/private-files.ts'
import { openDatabase, type Place } from '../db/open.ts'
import { seedDemoContent, seedSitePictures } from '../db/seed/seed.ts'
import { seedDemoSite } from '../db/seed/site.ts'
import { buildApp, type WebApp } from './app.ts'
import { ConfigError, demoOwner, type Config } from './config.ts'
import { introduceOwner, refuseDemo } from './production.ts'
import { createSlowQueries } from './platform/tracing/slow-queries.ts'
import { startWorkers } from './workers.ts'
import { addDemoMoney } from './billing/money/demo-money.ts'
import { addDemoGalleries } from './gallery/gallery/demo-gallery.ts'
import { ensureOwner } from './platform/identity/owner.ts'
import { createDemoPictures } from './portfolio/picture/demo-pictures.ts'
import { removeOldTemporaryFolders } from './platform/media/receive-file.ts'

type Log = (line: string) => void

/** Connections that may wait to be accepted: a thousand visitors at once open six each. */
const backlog = 4096

/** How long open requests may take after a stop signal. */
const timeoutMs = 10_000

async function checkDataDir(dataDir: string) {
  try {
    privateFolder(dataDir)
    await mkdir(join(dataDir, 'media'), { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch {
    throw new ConfigError(`The data folder ${dataDir} cannot be written. Choose another with DATA_DIR.`)
  }
}

type QueryListener = NonNullable<Place['onQuery']>

/** Calls all listeners. Without any, queries are not observed at all. */
function combineListeners(...listeners: (QueryListener | undefined)[]): QueryListener | undefined {
  const all = listeners.filter((listener) => listener !== undefined)
  return all.length > 0 ? (...query) => all.forEach((hear) => hear(...query)) : undefined
}

/** Opens the database, brings it up to date and fills it on the first run. */
async function prepare(config: Config, log: Log) {
  await checkDataDir(config.dataDir)
  await removeOldTemporaryFolders(config.dataDir)
  const slow = createSlowQueries(config.slowQueryMs)
  // Imported only if enabled, because the library is large.
  const tracing = config.tracing
    ? (await import('./platform/tracing/tracing.ts')).createTracing(config.tracing)
    : undefined
  const database = openDatabase({ ...config, onQuery: combineListeners(slow?.onQuery, tracing?.query) })
  const applied = await migrate(database)
  if (applied.length > 0) log(`Prepared the database (${database.engine}).`)
  if (config.production) {
    await refuseDemo(database.db)
    log(await introduceOwner(database.db, config))
  } else {
    await seedSitePictures(database.db)
    await seedDemoSite(database.db)
    const isNew = await seedDemoContent(database.db, async (trx) => {
      await addDemoMoney(trx)
      if (!config.s3) await addDemoGalleries(trx, { ...config, cacheFolder: config.demoPictures })
    })
    if (isNew) log('Added demo content.')
    await ensureOwner(database.db, config.owner ?? demoOwner)
  }
  return { database, slow, tracing }
}

export async function serve(config: Config, web: WebApp, log: Log) {
  const { database, slow, tracing } = await prepare(config, log)
  const pictures = createDemoPictures(database.db, join(config.dataDir, 'media'), config.demoPictures)
  const missing = await pictures.place()
  // Of several processes on one machine, only the first makes them.
  const waiting = !cluster.worker || cluster.worker.id === 1 ? missing : []
  const app = await buildApp({ config, database, tracing, web })
  slow?.listen((query) => app.log.warn(query, 'slow query'))
  app.watchContent()
  await app.listen({ port: config.port, host: config.host, backlog })
  const workers = startWorkers(app, database, config, tracing)
  const work = waiting.length > 0 ? pictures.finish(waiting, app.log) : undefined

  let stopping = false
  const stop = async () => {
    // A second signal stops at once.
    if (stopping) process.exit(1)
    stopping = true
    app.leaving = true
    await sleep(config.drainMs)
    // A client that has stopped reading would delay the stop forever.
    setTimeout(() => app.server.closeAllConnections(), timeoutMs).unref()
    await app.close()
    await Promise.all([workers.stop(), work?.stop()])
    await Promise.all([database.close(), tracing?.stop()])
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
