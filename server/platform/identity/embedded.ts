import { betterAuth } from 'better-auth'
import { getOAuthState } from 'better-auth/api'
import { oauthPopup } from 'better-auth/plugins'
import { z } from '../../../contract/shape/zod.ts'
import { shortestPassword } from '../../../contract/shape/password.ts'
import { firstCharacters } from '../../../contract/shape/excerpt.ts'
import { isWebAddress } from '../../../contract/shape/web-address.ts'
import type { Database } from '../../../db/open.ts'
import { currentLanguage } from '../../../language/current.ts'
import { languages, splitLanguage } from '../../../language/languages.ts'
import type { Config } from '../../config.ts'
import { cookiePrefix } from '../http/cookies.ts'
import { oneLine } from '../mail/one-line.ts'
import { hostedIdentity } from './hosted.ts'
import { createIdTokenVerifier } from './id-token.ts'
import { newPasswordHooks } from './new-password.ts'
import type { Passwords } from './password.ts'
import { queueResetMail } from '../mail/reset-mail.ts'
import { endResetLinks } from './session.queries.ts'
import { toViewer } from './session.ts'
import { rememberSessions } from './session-cookie.ts'

export const resetLinkMinutes = 60

/** The address of the visitor as our own server sees it; what a client claims under this name is dropped. */
export const addressHeader = 'x-aloka-address'

const maxName = 120

/** Names and photos are shown to others, so what cannot be one is not kept. */
async function tidy<T extends { name?: string; image?: string | null }>(user: T) {
  return {
    data: {
      ...user,
      ...(user.name !== undefined && { name: firstCharacters(oneLine(user.name), maxName) }),
      ...(user.image && { image: isWebAddress(user.image) ? user.image : null }),
    },
  }
}

/** Who comes back from another site has registered on the page that sent them there, whatever their browser prefers. */
async function languageOfPage() {
  const asked = await getOAuthState()
  return asked ? { language: splitLanguage(asked.callbackURL).language } : {}
}

const prepare: typeof tidy = async (user) => tidy({ ...user, ...(await languageOfPage()) })

/** The identity provider that comes with the site: accounts, passwords and sessions in its own database. */
export function createEmbeddedIdentity(
  { db, identityDb, engine }: Database,
  secret: Buffer,
  config: Config,
  passwords: Passwords,
) {
  const hosted =
    config.firebase &&
    createIdTokenVerifier({
      projectId: config.firebase.projectId,
      emulator: config.firebase.emulatorUrl !== undefined,
    })
  const auth = betterAuth({
    appName: 'Aloka',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: secret.toString('base64url'),
    database: { db: identityDb, type: engine },
    trustedOrigins: [config.publicUrl, ...config.corsOrigins],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword.customer,
      // Nobody types as much; what is sent as a body is bounded before.
      maxPasswordLength: 1000,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLinkMinutes * 60,
      password: passwords,
      onPasswordReset: async ({ user }) => void (await endResetLinks(db, user.id)),
      sendResetPassword: ({ user, token }) =>
        queueResetMail(db, user, `${config.publicUrl}/reset-password?token=${encodeURIComponent(token)}`),
    },
    socialProviders: config.social,
    // Whoever holds a Google or GitHub account with somebody's address must not get into that somebody's account.
    account: { accountLinking: { enabled: false } },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'customer' },
        // That of the page on which somebody registers, until they choose another.
        language: {
          type: 'string',
          required: false,
          defaultValue: currentLanguage,
          validator: { input: z.enum(languages) },
        },
      },
    },
    databaseHooks: { user: { create: { before: prepare }, update: { before: tidy } } },
    hooks: newPasswordHooks(db),
    // Not used by the site, and it would tell whether a guess is right.
    disabledPaths: ['/verify-password'],
    // Guessing is limited where every other call is: see auth-routes.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix,
      useSecureCookies: config.publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: hosted ? [oauthPopup(), hostedIdentity(db, hosted)] : [oauthPopup()],
    telemetry: { enabled: false },
    // What is no answer of the library's own gets the envelope.
    onAPIError: { throw: true },
    logger: { disabled: true },
  })
  return {
    handler: auth.handler,
    verifyPassword: passwords.verify,
    sessionOfCookie: rememberSessions(db, async (cookie) => {
      const known = await auth.api.getSession({ headers: new Headers({ cookie }) })
      if (!known) return null
      const role = known.user.role === 'owner' ? 'owner' : 'customer'
      return { id: known.session.id, viewer: toViewer({ ...known.user, role }) }
    }),
  }
}

export type EmbeddedIdentity = ReturnType<typeof createEmbeddedIdentity>
