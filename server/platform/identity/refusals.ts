import type { FastifyReply } from 'fastify'
import { z } from '../../../contract/shape/zod.ts'
import { databaseUnavailable, nothingHere } from '../plugins/envelope.ts'
import { sendWebResponse } from '../plugins/web-bridge.ts'

const refusal = z
  .object({ code: z.string().default(''), message: z.string().default('') })
  .catch({ code: '', message: '' })

const taken = 'This email address cannot be used for a new account. Sign in or reset your password instead.'

/** Our sentence for each error code of the library. */
const sentences: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'The email address or the password is wrong.',
  INVALID_PASSWORD: 'The password is wrong.',
  USER_ALREADY_EXISTS: taken,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
  INVALID_EMAIL: 'Please enter a valid email address.',
  INVALID_TOKEN: 'This link has expired or has already been used. Ask for a new one.',
  VALIDATION_ERROR: 'This request has fields that are not accepted here.',
}

/** The library's error codes for a database that cannot be reached. */
const isOutage = (code: string) => /^FAILED_TO_(CREATE|UPDATE|GET_SESSION)/.test(code)

function sentenceOf(status: number, code: string, message: string) {
  // This message comes from our own password rules.
  if (code === 'PASSWORD_TOO_SHORT') return message
  if (status === 401 && !sentences[code]) return 'Please sign in first.'
  if (status === 404) return nothingHere
  return sentences[code] ?? 'This is not possible. Please try again.'
}

const readRefusal = async (response: Response) => refusal.parse(await response.json().catch(() => null))

const wrongPassword = new Set(['INVALID_EMAIL_OR_PASSWORD', 'INVALID_PASSWORD'])

/** Whether the password was wrong; other failures do not count as guesses. */
export const isWrongPassword = async (response: Response) =>
  response.status >= 400 && wrongPassword.has((await readRefusal(response.clone())).code)

/** Failures get our envelope; it keeps the code, by which screens tell failures apart. */
export async function sendOrRefuse(response: Response, reply: FastifyReply) {
  const { status, headers } = response
  if (status < 400 || headers.get('content-type')?.startsWith('text/html'))
    return sendWebResponse(response, reply)
  const { code, message } = await readRefusal(response)
  if (isOutage(code)) throw databaseUnavailable()
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
  return reply
    .status(status)
    .send({ success: false, error: sentenceOf(status, code, message), ...(code && { code }) })
}
