import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { cookiePrefix } from '../http/cookies.ts'

const prefix = `${cookiePrefix}.device.`
const yearSeconds = 365 * 86_400

interface DeviceCookieOptions {
  secret: Buffer
  /** Sent only to this path, so that cached pages are not affected. */
  path: string
  secure: boolean
}

/**
 * Recognises a device that was signed in to an account before, also after signing out. It grants no access: it only keeps
 * wrong guesses made elsewhere from locking that device out.
 */
export function createDevices({ secret, path, secure }: DeviceCookieOptions) {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  /** One cookie per account; its name does not reveal the account. */
  const nameOf = (email: string) => prefix + sign(`account ${email}`).slice(0, 16)
  const signatureOf = (name: string, number: string) => sign(`device ${name} ${number}`)

  function numberIn(cookie: string) {
    const [name = '', value = ''] = cookie.split('=', 2)
    const [number = '', signature = ''] = value.split('.', 2)
    const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(name, number))]
    return given.length === right.length && timingSafeEqual(given, right) ? number : undefined
  }

  const cookiesOf = ({ headers }: FastifyRequest) =>
    headers.cookie?.split(/;\s*/).filter((part) => part.startsWith(prefix)) ?? []

  /** The number of a device that knows this account. */
  function find(request: FastifyRequest, email: string) {
    const own = cookiesOf(request).find((part) => part.startsWith(`${nameOf(email)}=`))
    return own && numberIn(own)
  }

  return {
    find,
    /** The cookie name of any account that this device knows: unique, but it does not reveal the account. */
    findAccount: (request: FastifyRequest) =>
      cookiesOf(request)
        .find((part) => numberIn(part) !== undefined)
        ?.split('=', 1)[0],
    /** The Set-Cookie value that makes this a known device; a known device keeps its number. */
    cookieFor(request: FastifyRequest, email: string) {
      const name = nameOf(email)
      const number = find(request, email) ?? randomBytes(12).toString('base64url')
      const flags = `Path=${path}; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
      return `${name}=${number}.${signatureOf(name, number)}; ${flags}`
    },
  }
}
export type Devices = ReturnType<typeof createDevices>
