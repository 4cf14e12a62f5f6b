import { redirectDocument } from 'react-router'
import { api } from '../../contract/api.ts'
import { passwordProblem } from '../../contract/shape/password.ts'
import { pictureProblem } from '../../contract/shape/web-address.ts'
import type { Session } from '../site/people/account/sessions.tsx'
import { identity } from '../lib/identity/current.ts'
import { callAccounts } from '../lib/identity/embedded.ts'
import { failedResult } from '../lib/identity/enter.ts'
import { IdentityError } from '../lib/identity/provider.ts'
import { currentViewer, signedCall } from '../lib/signed-call.ts'
import { type FormResult, invalidResult, submit, type Values } from '../lib/submit.ts'
import { dropToken, renewToken } from '../lib/token.ts'
import { toast } from '../ui/toast.ts'
import { currentLanguage } from '../../language/current.ts'
import type { Language } from '../../language/languages.ts'
import { t } from '../../language/t.ts'

interface StoredSession {
  token: string
  createdAt: string
  userAgent?: string | null
  ipAddress?: string | null
}

interface Current {
  session: { token: string }
  user: { language: Language }
}

export interface AccountDetails {
  sessions: Session[]
  /** The language of emails to this account. */
  language: Language
}

export async function readAccount(): Promise<AccountDetails> {
  const [current, all] = await Promise.all([
    callAccounts<Current | null>('get-session'),
    callAccounts<StoredSession[]>('list-sessions'),
  ]).catch(() => [null, []] as const)
  const sessions = all.map((session) => ({
    token: session.token,
    since: session.createdAt,
    browser: session.userAgent ?? '',
    address: session.ipAddress ?? '',
    here: session.token === current?.session.token,
  }))
  return { sessions, language: current?.user.language ?? currentLanguage() }
}

const changes: Record<string, (values: Values) => Promise<FormResult>> = {
  async profile({ displayName = '', photoURL = '', language }) {
    const problem = photoURL && pictureProblem(photoURL)
    if (problem) return invalidResult({ displayName, photoURL }, { photoURL: problem })
    await (await identity()).setProfile({ displayName, photoURL })
    if (language) await callAccounts('update-user', { language })
    const viewer = currentViewer()
    if (viewer) await renewToken(viewer)
    return { ok: true, message: t('Profile Updated') }
  },
  async password({ currentPassword = '', newPassword = '', ...values }): Promise<FormResult> {
    const weak = passwordProblem(newPassword, currentViewer()?.role)
    if (weak) return invalidResult(values, { newPassword: weak })
    try {
      await callAccounts('change-password', { currentPassword, newPassword, revokeOtherSessions: true })
    } catch (error) {
      if (!(error instanceof IdentityError) || error.code !== 'wrong-password') throw error
      return invalidResult(values, { currentPassword: 'This is not your current password.' })
    }
    return { ok: true, message: t('Your password was changed') }
  },
  async session({ token = '' }) {
    await callAccounts('revoke-session', { token })
    return { ok: true, message: t('Signed out') }
  },
  async remove(values) {
    const result = await submit(signedCall, api.account.removeAccount, values)
    if (!result.ok) return result
    dropToken()
    throw redirectDocument('/')
  },
}

/** A hidden field names the form that was sent. */
export async function changeAccount({ form = '', ...values }: Values) {
  const result = await (
    changes[form]?.(values) ?? Promise.reject(new Error(`There is no form ${form}.`))
  ).catch((error: unknown) => {
    if (error instanceof Response) throw error
    return failedResult(error, values)
  })
  if (result.ok) toast.success(result.message)
  else toast.error(result.message)
  return { form, result }
}
