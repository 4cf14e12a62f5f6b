import { createHash } from 'node:crypto'
import type { FormProtection } from '../../../contract/shape/form-protection.ts'
import { contentSigns, type Sign, type TypedTexts } from './content-signs.ts'
import type { FormTokens } from './form-token.ts'
import { createMemoryCounter } from './attempts.ts'

/** No person reads a page and fills in a form faster. */
const fastestMs = 2000
const hour = 3_600_000
/** Older tokens are ignored: spammers may have shared them. */
const tokenValidMs = 24 * hour

/** Forms per hour from one network. More with a valid token: a whole office may share one address. */
const perHour = { known: 15, bare: 3 }
const maxSameText = 3
/** Shorter texts may come from several people. */
const minRepeatedLength = 40
/** From this total weight on, a form is treated as spam. */
const spamWeight = { known: 3, bare: 2 }
interface SentForm {
  protection: FormProtection
  typed: TypedTexts
  network: string
  isSignedIn: boolean
}

export interface SpamVerdict {
  isSpam: boolean
  /** Shown to the owner. */
  signs: string[]
}

/** Ignores digits, spaces and punctuation, in which repeated spam may differ. */
const textHash = (text: string) =>
  createHash('sha256')
    .update(text.toLowerCase().replace(/[\d\s\p{P}]+/gu, ''))
    .digest('base64url')

/**
 * Decides whether a form is spam by how it was sent and what it says. The sender does not learn the result, and the owner
 * corrects a wrong one with a click. Without limits, as in tests, only token, honeypot and text count.
 */
export function createSpamGuard(tokens: FormTokens, { limits }: { limits: boolean }) {
  const count = createMemoryCounter()
  /** Counts per process and hour. */
  const countThisHour = async (what: string, who: string) => (await count(what, who, hour)).count

  function pageSigns({ token, website }: FormProtection, age: number | undefined): Sign[] {
    const signs: Sign[] = []
    if (website) signs.push({ weight: 9, text: 'A hidden field was filled in.' })
    if (token && age === undefined)
      signs.push({ weight: 9, text: 'The form was not sent from a page of this site.' })
    if (limits && age !== undefined && age < fastestMs)
      signs.push({ weight: 9, text: 'The form was filled in faster than a person could do it.' })
    return signs
  }

  async function repetitionSigns(
    { network, typed }: SentForm,
    sender: keyof typeof perHour,
  ): Promise<Sign[]> {
    if (!limits) return []
    const signs: Sign[] = []
    if ((await countThisHour(sender, network)) > perHour[sender])
      signs.push({ weight: 3, text: 'Many forms were sent from the same address within an hour.' })
    const text = typed.message ?? ''
    if (text.length >= minRepeatedLength && (await countThisHour('text', textHash(text))) > maxSameText)
      signs.push({ weight: 3, text: 'The same text was sent again and again.' })
    return signs
  }

  return {
    async judge(form: SentForm): Promise<SpamVerdict> {
      const age = form.protection.token ? tokens.ageOf(form.protection.token) : undefined
      const sender = form.isSignedIn || (age !== undefined && age < tokenValidMs) ? 'known' : 'bare'
      const signs = [
        ...pageSigns(form.protection, age),
        ...(await repetitionSigns(form, sender)),
        ...contentSigns(form.typed),
      ]
      const weight = signs.reduce((sum, sign) => sum + sign.weight, 0)
      const isSpam = weight >= spamWeight[sender]
      return { isSpam, signs: isSpam ? signs.map(({ text }) => text) : [] }
    },
  }
}
export type SpamGuard = ReturnType<typeof createSpamGuard>
