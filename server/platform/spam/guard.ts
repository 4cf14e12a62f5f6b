import { createHash } from 'node:crypto'
import type { FormProtection } from '../../../contract/shape/form-protection.ts'
import { contentSigns, type Sign, type Typed } from './content-signs.ts'
import type { FormTokens } from './form-token.ts'
import { createOwnCounter } from './attempts.ts'

/** Nobody reads a page and fills in a form sooner. */
const fastestMs = 2000
const hour = 3_600_000
/** Older pages count as none: their token may have gone round by now. */
const tokenLivesMs = 24 * hour

/** In an hour and from one address, those with a fresh page behind them may be a whole office behind one router. */
const perHour = { known: 15, bare: 3 }
const sameText = 3
/** Shorter ones may well be the words of several people. */
const shortestText = 40

/** From this weight on it is taken for a machine's work. */
const enough = { known: 3, bare: 2 }

interface Sent {
  marks: FormProtection
  typed: Typed
  network: string
  isSignedIn: boolean
}

export interface Verdict {
  spam: boolean
  /** What the owner reads. */
  signs: string[]
}

/** Repeated offers differ in a name or a number at most. */
const essence = (text: string) =>
  createHash('sha256')
    .update(text.toLowerCase().replace(/[\d\s\p{P}]+/gu, ''))
    .digest('base64url')

/**
 * Judges what was sent by how it came and what it says. A person sees nothing of it: a wrong guess costs a click of the
 * owner and loses nothing. Without limits, as in tests, only marks and words count.
 */
export function createSpamGuard(tokens: FormTokens, { limits }: { limits: boolean }) {
  const count = createOwnCounter()
  /** Counts per process and hour. */
  const seen = async (what: string, who: string) => (await count(what, who, hour)).count

  function pageSigns({ token, website }: FormProtection, age: number | undefined): Sign[] {
    const signs: Sign[] = []
    if (website) signs.push({ weight: 9, text: 'A hidden field was filled in.' })
    if (token && age === undefined)
      signs.push({ weight: 9, text: 'The form was not sent from a page of this site.' })
    if (limits && age !== undefined && age < fastestMs)
      signs.push({ weight: 9, text: 'The form was filled in faster than a person could do it.' })
    return signs
  }

  async function habitSigns({ network, typed }: Sent, standing: keyof typeof perHour): Promise<Sign[]> {
    if (!limits) return []
    const signs: Sign[] = []
    if ((await seen(standing, network)) > perHour[standing])
      signs.push({ weight: 3, text: 'Many forms were sent from the same address within an hour.' })
    const text = typed.message ?? ''
    if (text.length >= shortestText && (await seen('text', essence(text))) > sameText)
      signs.push({ weight: 3, text: 'The same text was sent again and again.' })
    return signs
  }

  return {
    async judge(sent: Sent): Promise<Verdict> {
      const age = sent.marks.token ? tokens.ageOf(sent.marks.token) : undefined
      const standing = sent.isSignedIn || (age !== undefined && age < tokenLivesMs) ? 'known' : 'bare'
      const signs = [
        ...pageSigns(sent.marks, age),
        ...(await habitSigns(sent, standing)),
        ...contentSigns(sent.typed),
      ]
      const weight = signs.reduce((sum, sign) => sum + sign.weight, 0)
      const spam = weight >= enough[standing]
      return { spam, signs: spam ? signs.map(({ text }) => text) : [] }
    },
  }
}
export type SpamGuard = ReturnType<typeof createSpamGuard>
