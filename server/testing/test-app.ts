import type { RouteOptions } from 'fastify'
import { afterAll, onTestFinished } from 'vitest'
import type { Endpoint } from '../../contract/shape/endpoint.ts'
import type { Viewer } from '../../contract/shape/identity.ts'
import { openDatabase, type Db } from '../../db/open.ts'
import { buildApp, type WebApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { sharedSecret } from '../platform/settings/setting-row.ts'
import type { Session } from '../platform/identity/session.ts'
import { createTokens } from '../platform/identity/token.ts'
import { createFormTokens } from '../platform/spam/form-token.ts'
import { migratedPlace } from '../../db/testing/migrated-place.ts'
import { passwords, type Passwords } from '../platform/identity/password.ts'

const mark = 'cheap:'

/** For tests that sign in hundreds of times. Passwords hashed elsewhere, such as the owner's, are verified for real. */
export const cheapPasswords: Passwords = {
  hash: async (password) => mark + password,
  verify: async ({ hash, password }) =>
    hash.startsWith(mark) ? hash === mark + password : passwords.verify({ hash, password }),
}

export const people = {
  owner: { uid: 'owner-1', role: 'owner' },
  customer: { uid: 'customer-1', role: 'customer' },
  stranger: { uid: 'customer-2', role: 'customer' },
} as const
export type Person = keyof typeof people

export const viewerOf = (person: Person): Viewer => ({
  ...people[person],
  email: `${person}@example.com`,
  displayName: `The ${person}`,
  photoURL: `https://example.com/${person}.png`,
})

export const sessionOf = (person: Person): Session => ({ id: `session-${person}`, viewer: viewerOf(person) })

/** Adds a session as signing in does, without a password; for tests that also set the clock. */
export async function addSession(db: Db, { id, viewer }: Session) {
  const now = new Date().toISOString()
  const stamps = { expiresAt: '2999-01-01T00:00:00.000Z', createdAt: now, updatedAt: now }
  await db
    .insertInto('session')
    .values({ id, userId: viewer.uid, token: id, ...stamps })
    .execute()
}

interface CallInput {
  as?: Person
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

export interface TestReply {
  status: number
  headers: Record<string, unknown>
  // Tests read replies as an outside client would: by the documented names, without our types.
  body: any
}

const isSentAsItIs = (body: unknown): body is string | FormData | undefined =>
  body === undefined || typeof body === 'string' || body instanceof FormData

/** The whole site on a new database, with an owner and two customers, until the test or file ends. */
export async function createTestApp(
  settings: Record<string, string> = {},
  web?: WebApp,
  passwords = cheapPasswords,
  pins = passwords,
) {
  const place = await migratedPlace()
  const config = readConfig({ LIMITS: 'off', LOG_LEVEL: 'silent', DATA_DIR: place.dataDir, ...settings })
  const tracing =
    config.tracing && (await import('../platform/tracing/tracing.ts')).createTracing(config.tracing)
  const database = openDatabase({ ...place, onQuery: tracing?.query })
  const now = new Date().toISOString()
  await database.db
    .insertInto('user')
    .values(
      (Object.keys(people) as Person[]).map((person) => {
        const { uid, role, email, displayName, photoURL } = viewerOf(person)
        return {
          id: uid,
          role,
          email,
          name: displayName,
          image: photoURL,
          emailVerified: true,
          createdAt: now,
          updatedAt: now,
        }
      }),
    )
    .execute()
  for (const person of Object.keys(people) as Person[]) await addSession(database.db, sessionOf(person))
  const routes: RouteOptions[] = []
  const app = await buildApp({
    config,
    database,
    tracing,
    web,
    passwords,
    pins,
    onRoute: (route) => routes.push(route),
  })
  const tokens = createTokens(await sharedSecret(database.db, 'token-secret'))
  const formTokens = createFormTokens(await sharedSecret(database.db, 'form-secret'))
  const signed = new Map<string, Promise<string>>()
  /** One token for each minute: some tests make thousands of calls, and some set the clock. */
  function tokenOf(person: Person) {
    const key = `${person} ${Math.floor(Date.now() / 60_000)}`
    const token = signed.get(key) ?? tokens.sign(sessionOf(person))
    signed.set(key, token)
    return token
  }
  // Vitest registers clean-up differently inside a running test and during collection.
  const cleanUp = async () => {
    await app.close()
    await Promise.all([database.close(), tracing?.stop()])
    await place.remove()
  }
  try {
    onTestFinished(cleanUp)
  } catch {
    afterAll(cleanUp)
  }

  async function send(
    method: string,
    url: string,
    { as, query, body, headers }: CallInput = {},
  ): Promise<TestReply> {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      query: query as Record<string, string>,
      headers: {
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(as && { authorization: `Bearer ${await tokenOf(as)}` }),
        ...headers,
      },
      payload: isSentAsItIs(body) ? body : JSON.stringify(body),
    })
    const json = String(reply.headers['content-type']).includes('json')
    return { status: reply.statusCode, headers: reply.headers, body: json ? reply.json() : reply.body }
  }

  const call = ({ method, path }: Endpoint, input: CallInput = {}) =>
    send(
      method,
      `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => input.params?.[name] ?? 'unknown')}`,
      input,
    )

  return { app, place, routes, database, db: database.db, config, tracing, tokens, formTokens, send, call }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
