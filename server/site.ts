import cluster from 'node:cluster'
import { pathToFileURL } from 'node:url'
import { clientDir, ensureBuild, pagesModule } from './platform/pages/build.ts'
import { demoOwner, readConfig, type Config } from './config.ts'
import { loadEnvFile } from './env-file.ts'
import { outboxOf } from './platform/mail/transport.ts'
import { serve } from './main.ts'
import type { RenderPage } from './platform/pages/render.ts'
import { errorSentence } from './error-sentence.ts'

// Of several processes, only the first prints.
const say = (line: string) => {
  if (!cluster.worker || cluster.worker.id === 1) console.log(line)
}

const mailsOf = ({ smtpUrl, production, dataDir }: Config) =>
  smtpUrl ? 'sent through SMTP_URL' : production ? 'see Settings, Email' : outboxOf(dataDir)

function printAddresses(config: Config) {
  say(`\nAloka is at ${config.publicUrl}`)
  if (!config.production) say(`Owner's sign-in  ${demoOwner.email} with the password ${demoOwner.password}`)
  say(`Mails            ${mailsOf(config)}`)
  say(`Data             ${config.databaseUrl ? 'PostgreSQL (DATABASE_URL), files in ' : ''}${config.dataDir}`)
}

/** Before the site serves there is nothing to finish. */
const exitNow = () => process.exit(0)
process.on('SIGINT', exitNow)
process.on('SIGTERM', exitNow)

let config: Config | undefined
try {
  loadEnvFile()
  config = readConfig(process.env)
  await ensureBuild(say)
  const { renderPage } = (await import(pathToFileURL(pagesModule).href)) as { renderPage: RenderPage }
  await serve(config, { render: renderPage, clientDir }, say)
  process.off('SIGINT', exitNow)
  process.off('SIGTERM', exitNow)
  printAddresses(config)
} catch (error) {
  console.error(errorSentence(error, 'The site could not start', config))
  process.exit(1)
}
