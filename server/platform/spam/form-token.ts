import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureLength = 22

/**
 * A signed time at which a page with a form was rendered. It belongs to the page and not to a visitor, so cached pages stay
 * the same for all.
 */
export function createFormTokens(secret: Buffer) {
  const sign = (time: string) =>
    createHmac('sha256', secret).update(time).digest('base64url').slice(0, signatureLength)

  return {
    mint(now = Date.now()) {
      const time = now.toString(36)
      return `${time}.${sign(time)}`
    },
    /** The age of the page in milliseconds; undefined for an invalid token. */
    ageOf(token: string, now = Date.now()): number | undefined {
      const [time = '', signature = ''] = token.split('.', 2)
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(time))]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      return now - Number.parseInt(time, 36)
    },
  }
}
export type FormTokens = ReturnType<typeof createFormTokens>
