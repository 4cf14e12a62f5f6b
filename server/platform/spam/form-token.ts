import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureLength = 22

/**
 * Says when a page with a form was made, signed so that nobody can invent one. It belongs to the page and not to a
 * visitor, so cached pages stay the same for all.
 */
export function createFormTokens(secret: Buffer) {
  const sign = (time: string) =>
    createHmac('sha256', secret).update(time).digest('base64url').slice(0, signatureLength)

  return {
    mint(now = Date.now()) {
      const time = now.toString(36)
      return `${time}.${sign(time)}`
    },
    /** How many milliseconds ago the page was made; nothing for a token that is not ours. */
    ageOf(token: string, now = Date.now()): number | undefined {
      const [time = '', signature = ''] = token.split('.', 2)
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(time))]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      return now - Number.parseInt(time, 36)
    },
  }
}
export type FormTokens = ReturnType<typeof createFormTokens>
