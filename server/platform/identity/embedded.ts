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
import { oneLine } from '../mail/letter-parts.ts'
import { hostedIdentity } from './hosted.ts'
import { createIdTokenVerifier } from './id-token.ts'
import { newPasswordHooks } from './new-password.ts'
import type { Passwords } from './password.ts'
import { queueResetMail } from '../mail/reset-mail.ts'
import { deleteResetLinks } from './session.queries.ts'
import { toViewer } from './session.ts'
import { createSessionReader } from './session-cookie.ts'

export const resetLinkMinutes = 60

/** Carries the visitor's address as our server sees it; a value sent by a client is overwritten. */
export const addressHeader = 'x-aloka-address'

const maxName = 120

/** Names and photos are shown to others, so only valid ones are stored. */
async function sanitizeUser<T extends { name?: string; image?: string | null }>(user: T) {
  return {
    data: {
      ...user,
      ...(user.name !== undefined && { name: firstCharacters(oneLine(user.name), maxName) }),
      ...(user.image && { image: isWebAddress(user.image) ? user.image : null }),
    },
  }
}

/** After a sign-in at another site: the language of the page from which it began. */
async function languageOfPage() {
  const state = await getOAuthState()
  return state ? { language: splitLanguage(state.callbackURL).language } : {}
}

const prepareUser: typeof sanitizeUser = async (user) =>
  sanitizeUser({ ...user, ...(await languageOfPage()) })

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
      // Longer than any typed password; the size of a body is limited elsewhere.
      maxPasswordLength: 1000,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLinkMinutes * 60,
      password: passwords,
      onPasswordReset: async ({ user }) => void (await deleteResetLinks(db, user.id)),
      sendResetPassword: ({ user, token }) =>
        queueResetMail(db, user, `${config.publicUrl}/reset-password?token=${encodeURIComponent(token)}`),
    },
    socialProviders: config.social,
    // A Google or GitHub account with the same address must not open an existing account.
    account: { accountLinking: { enabled: false } },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'customer' },
        // The language of the page on which the account was opened, until another is chosen.
        language: {
          type: 'string',
          required: false,
          defaultValue: currentLanguage,
          validator: { input: z.enum(languages) },
        },
      },
    },
    databaseHooks: { user: { create: { before: prepareUser }, update: { before: sanitizeUser } } },
    hooks: newPasswordHooks(db),
    // Not used by the site, and it would reveal whether a password is right.
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
    // Unexpected failures are thrown, so that they get our envelope.
    onAPIError: { throw: true },
    logger: { disabled: true },
  })
  return {
    handler: auth.handler,
    verifyPassword: passwords.verify,
    sessionOfCookie: createSessionReader(db, async (cookie) => {
      const known = await auth.api.getSession({ headers: new Headers({ cookie }) })
      if (!known) return null
      const role = known.user.role === 'owner' ? 'owner' : 'customer'
      return { id: known.session.id, viewer: toViewer({ ...known.user, role }) }
    }),
  }
}

export type EmbeddedIdentity = ReturnType<typeof createEmbeddedIdentity>
