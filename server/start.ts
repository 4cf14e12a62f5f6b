import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { NewerDatabaseError } from '../db/migrate.ts'
import { BuildError, clientDir, ensureBuild, serverModule } from './build.ts'
import { ConfigError, demoOwner, readConfig, type Config } from './config.ts'
import { outboxOf } from './mail/transport.ts'
import { serve } from './main.ts'
import type { RenderPage } from './pages/render.ts'

// Of several processes the first one speaks for all.
const say = (line: string) => {
  if (!cluster.worker || cluster.worker.id === 1) console.log(line)
}

const known: Record<string, (config?: Config) => string> = {
  EADDRINUSE: (config) =>
    `Port ${config?.port} is already in use. Stop the other program, or choose another port: PORT=3001 npm start`,
  EACCES: (config) =>
    `Port ${config?.port} may not be used by this account. Choose one above 1024 with PORT.`,
  EADDRNOTAVAIL: (config) => `This machine has no address ${config?.host}. Choose another with HOST.`,
  ECONNREFUSED: () => 'The database of DATABASE_URL does not answer. Is it running?',
  ENOTFOUND: () => 'The host in DATABASE_URL is not known.',
  '28P01': () => 'The database of DATABASE_URL refused the user name or password.',
  '28000': () => 'The database of DATABASE_URL refused the user name.',
  '3D000': () => 'The database named in DATABASE_URL does not exist: create it first.',
}

function sentenceFor(error: unknown, config?: Config) {
  if (error instanceof ConfigError || error instanceof NewerDatabaseError || error instanceof BuildError)
    return error.message
  const { code = '', message } = error as { code?: string; message?: string }
  return known[code]?.(config) ?? `The site could not start: ${message}`
}

function tellWhere(config: Config) {
  say(`\nAloka is at ${config.publicUrl}`)
  if (!config.production) say(`Owner's sign-in  ${demoOwner.email} with the password ${demoOwner.password}`)
  say(`Mails            ${config.smtpUrl ? 'sent through SMTP_URL' : outboxOf(config.dataDir)}`)
  say(`Data             ${config.databaseUrl ? 'PostgreSQL (DATABASE_URL), files in ' : ''}${config.dataDir}`)
}

let config: Config | undefined
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  config = readConfig(process.env)
  await ensureBuild(say)
  const { renderPage } = (await import(pathToFileURL(serverModule).href)) as { renderPage: RenderPage }
  await serve(config, { render: renderPage, clientDir }, say)
  tellWhere(config)
} catch (error) {
  console.error(sentenceFor(error, config))
  process.exit(1)
}
