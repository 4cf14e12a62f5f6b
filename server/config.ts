import { resolve } from 'node:path'
import { z } from '../contract/shape/zod.ts'
import { passwordProblem } from '../contract/shape/password.ts'
import { parseNetwork } from './platform/http/network.ts'

/** An invalid setting. Its message is shown at the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** How many weekly backups are kept. */
export const backupWeeks = 4

const demoPassword = 'aloka-demo'
const loopback = new Set(['localhost', '127.0.0.1', '::1'])

const address = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be a web address like https://studio.example.` })
    .transform((url) => url.replace(/\/+$/, ''))

const postgres = (name: string) =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, `${name} must start with postgresql://.`)
    .optional()

const days = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a number of days.` })
    .int(`${name} must be a whole number of days.`)
    .min(1, `${name} must be 1 or more.`)
    .max(36_500, `${name} must be at most 36500.`)

const settings = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce
    .number({ error: 'PORT must be a number.' })
    .int('PORT must be a whole number.')
    .min(0, 'PORT must be between 0 and 65535.')
    .max(65535, 'PORT must be between 0 and 65535.')
    .default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('data'),
  DEMO_PICTURES: z.string().optional(),
  DATABASE_URL: postgres('DATABASE_URL'),
  PUBLIC_URL: address('PUBLIC_URL').optional(),
  PUBLIC_API_URL: address('PUBLIC_API_URL').optional(),
  OWNER_EMAIL: z.email('OWNER_EMAIL must be an email address.').optional(),
  OWNER_PASSWORD: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_EMULATOR_URL: address('FIREBASE_EMULATOR_URL').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'SMTP_URL must look like smtps://user:password@mail.example.')
    .optional(),
  MAIL_FROM: z.string().regex(/@/, 'MAIL_FROM must be an email address.').optional(),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_PRIVATE_KEY: z
    .string()
    .regex(/^-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'DKIM_PRIVATE_KEY must be a private key in PEM form.')
    .optional(),
  S3_ENDPOINT: address('S3_ENDPOINT').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SECRETS_KEY: z
    .string()
    .refine((key) => Buffer.from(key, 'base64').length === 32, 'SECRETS_KEY must be 32 bytes in base64.')
    .optional(),
  BKASH_URL: address('BKASH_URL').optional(),
  SSLCOMMERZ_URL: address('SSLCOMMERZ_URL').optional(),
  GATEWAY_TIMEOUT_MS: z.coerce
    .number({ error: 'GATEWAY_TIMEOUT_MS must be a number of milliseconds.' })
    .min(1, 'GATEWAY_TIMEOUT_MS must be 1 or more.')
    .default(30_000),
  IMAGE_HOST_URL: address('IMAGE_HOST_URL').optional(),
  IMAGE_HOST_KEY: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must be at least 16 characters long.').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('OTEL_EXPORTER_OTLP_ENDPOINT').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('aloka'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.' })
    .min(0, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
    .max(1, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
    .default(1),
  SLOW_QUERY_MS: z.coerce
    .number({ error: 'SLOW_QUERY_MS must be a number of milliseconds.' })
    .min(0, 'SLOW_QUERY_MS must not be negative.')
    .default(500),
  KEEP_MAILS_DAYS: days('KEEP_MAILS_DAYS').default(365),
  KEEP_OUTBOX_DAYS: days('KEEP_OUTBOX_DAYS').default(90),
  DAILY_BACKUP: z.enum(['on', 'off'], 'DAILY_BACKUP must be on or off.').default('on'),
  LIMITS: z.enum(['on', 'off'], 'LIMITS must be on or off.').default('on'),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'DRAIN_SECONDS must be a number of seconds.' })
    .min(0, 'DRAIN_SECONDS must not be negative.')
    .max(60, 'DRAIN_SECONDS must be at most 60.')
    .default(0),
  TRUST_PROXY: z.string().optional(),
  CORS_ORIGINS: z.string().optional(),
  CALENDAR_NETWORKS: z.string().optional(),
  LOG_LEVEL: z
    .enum(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'LOG_LEVEL must be silent, error, warn, info or debug.',
    )
    .optional(),
})

const list = (text: string | undefined) => text?.split(',').map((part) => part.trim()) ?? []

function corsOrigins(text: string | undefined) {
  const origins = list(text)
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new ConfigError(`CORS_ORIGINS has "${origin}", which is not an origin like https://shop.example.`)
  }
  return origins
}

/** Private networks from which calendars may be read nevertheless. */
const calendarNetworks = (text: string | undefined) =>
  list(text).map((part) => {
    const network = parseNetwork(part)
    if (!network)
      throw new ConfigError(`CALENDAR_NETWORKS has "${part}", which is not a network like 192.168.1.0/24.`)
    return network
  })

/** The path of the API. It must be on the origin of the pages, because the sign-in cookie is not sent to any other. */
function apiPath(url: string | undefined, publicUrl: string) {
  if (!url) return '/api'
  const { origin, pathname } = new URL(url)
  if (origin !== new URL(publicUrl).origin)
    throw new ConfigError(`PUBLIC_API_URL must be on the origin of PUBLIC_URL, ${new URL(publicUrl).origin}.`)
  return pathname
}

function pair(prefix: string, name: 'google' | 'github', clientId?: string, clientSecret?: string) {
  if (Boolean(clientId) !== Boolean(clientSecret))
    throw new ConfigError(
      `${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together: set both or none.`,
    )
  return clientId && clientSecret ? { [name]: { clientId, clientSecret } } : {}
}

function firebase(env: z.output<typeof settings>) {
  const given = [env.FIREBASE_API_KEY, env.FIREBASE_AUTH_DOMAIN, env.FIREBASE_PROJECT_ID]
  const [apiKey, authDomain, projectId] = given
  if (given.every((value) => !value)) return undefined
  if (!apiKey || !authDomain || !projectId)
    throw new ConfigError(
      'FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID belong together: set all or none.',
    )
  if (env.NODE_ENV === 'production' && env.FIREBASE_EMULATOR_URL)
    throw new ConfigError(
      'FIREBASE_EMULATOR_URL accepts unsigned tokens and is refused with NODE_ENV=production.',
    )
  return { apiKey, authDomain, projectId, emulatorUrl: env.FIREBASE_EMULATOR_URL }
}

/** Mails are signed in the name of a domain, with a key whose public half is in its DNS. */
function dkim(env: z.output<typeof settings>) {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: key } = env
  if (!domainName && !keySelector && !key) return undefined
  if (!domainName || !keySelector || !key)
    throw new ConfigError('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together: set all or none.')
  // An .env file has one line for each setting, so line breaks may be written as \n.
  return { domainName, keySelector, privateKey: key.replaceAll(String.raw`\n`, '\n') }
}

function s3(env: z.output<typeof settings>) {
  const given = [env.S3_ENDPOINT, env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY]
  const [endpoint, bucket, accessKeyId, secretAccessKey] = given
  if (given.every((value) => !value)) return undefined
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none.',
    )
  return { endpoint, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey }
}

function imageHost({ IMAGE_HOST_URL: url, IMAGE_HOST_KEY: key, S3_BUCKET }: z.output<typeof settings>) {
  if (Boolean(url) !== Boolean(key))
    throw new ConfigError('IMAGE_HOST_URL and IMAGE_HOST_KEY belong together: set both or none.')
  if (url && S3_BUCKET) throw new ConfigError('Pictures go to one place: set S3_* or IMAGE_HOST_*, not both.')
  return url && key ? { url, key } : undefined
}

/** Names and values in OpenTelemetry's notation: api-key=secret,team=web. */
const tracingHeaders = (text: string | undefined) =>
  Object.fromEntries(
    list(text).map((part) => {
      const [, name, value] = /^([\w-]+)=((?:[^%]|%[\da-f]{2})+)$/i.exec(part) ?? []
      if (!name || !value)
        throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value.')
      return [name, decodeURIComponent(value)]
    }),
  )

const tracing = (env: z.output<typeof settings>) =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: tracingHeaders(env.OTEL_EXPORTER_OTLP_HEADERS),
        serviceName: env.OTEL_SERVICE_NAME,
        ratio: env.OTEL_TRACES_SAMPLER_ARG,
      }
    : undefined

/** Reads and validates every setting; no other module reads the environment. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) throw new ConfigError(parsed.error.issues[0]!.message)
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  const host = env.HOST ?? (production ? '0.0.0.0' : 'localhost')
  if (production && env.LIMITS === 'off')
    throw new ConfigError('LIMITS=off lifts all rate limits and is refused with NODE_ENV=production.')
  if (production && env.OWNER_PASSWORD === demoPassword)
    throw new ConfigError('OWNER_PASSWORD is the password of the demo: choose another.')
  const weak = env.OWNER_PASSWORD && passwordProblem(env.OWNER_PASSWORD, 'owner')
  if (weak) throw new ConfigError(`OWNER_PASSWORD cannot be used. ${weak}.`.replace(/\.\.$/, '.'))
  if (Boolean(env.OWNER_EMAIL) !== Boolean(env.OWNER_PASSWORD))
    throw new ConfigError('OWNER_EMAIL and OWNER_PASSWORD belong together: set both or none.')
  if (env.SMTP_URL && !env.MAIL_FROM)
    throw new ConfigError('SMTP_URL needs MAIL_FROM, the address that mails come from.')
  if (!production && !loopback.has(host))
    throw new ConfigError(
      `The demo's password is known to everyone, so it listens on this machine only: set NODE_ENV=production to listen on ${host}.`,
    )
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return {
    production,
    port: env.PORT,
    host,
    dataDir: resolve(env.DATA_DIR),
    demoPictures: env.DEMO_PICTURES && resolve(env.DEMO_PICTURES),
    databaseUrl: env.DATABASE_URL,
    publicUrl,
    apiUrl: apiPath(env.PUBLIC_API_URL, publicUrl),
    owner:
      env.OWNER_EMAIL && env.OWNER_PASSWORD
        ? { email: env.OWNER_EMAIL, password: env.OWNER_PASSWORD }
        : undefined,
    social: {
      ...pair('GOOGLE', 'google', env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
      ...pair('GITHUB', 'github', env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET),
    },
    firebase: firebase(env),
    smtpUrl: env.SMTP_URL,
    /** The address of the demo never leaves the machine. */
    mailFrom: env.MAIL_FROM ?? (production ? '' : 'studio@example.com'),
    dkim: dkim(env),
    s3: s3(env),
    imageHost: imageHost(env),
    /** Encrypts secrets in the database. Without it, a key file in the data folder does. */
    secretsKey: env.SECRETS_KEY ? Buffer.from(env.SECRETS_KEY, 'base64') : undefined,
    /** Replaces the gateways' own addresses, for stand-in servers. */
    gatewayUrls: { bkash: env.BKASH_URL, sslcommerz: env.SSLCOMMERZ_URL },
    gatewayTimeoutMs: env.GATEWAY_TIMEOUT_MS,
    metricsToken: env.METRICS_TOKEN,
    tracing: tracing(env),
    /** Queries that take this many milliseconds are logged; 0 logs none. */
    slowQueryMs: env.SLOW_QUERY_MS,
    retention: {
      mailDays: env.KEEP_MAILS_DAYS,
      outboxDays: env.KEEP_OUTBOX_DAYS,
      /** Entries of the waiting list, counted from their day. */
      waitingDays: 90,
      /** Visits of galleries and repeated activity. */
      activityDays: 365,
    },
    /** The demo has nothing to lose. */
    dailyBackup: production && env.DAILY_BACKUP === 'on',
    limits: env.LIMITS === 'on',
    drainMs: env.DRAIN_SECONDS * 1000,
    trustProxy: env.TRUST_PROXY ? list(env.TRUST_PROXY) : false,
    corsOrigins: corsOrigins(env.CORS_ORIGINS),
    calendarNetworks: calendarNetworks(env.CALENDAR_NETWORKS),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  } as const
}

export type Config = ReturnType<typeof readConfig>

export const demoOwner = { email: 'owner@example.com', password: demoPassword }
