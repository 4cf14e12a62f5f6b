import { createHash } from 'node:crypto'
import type { Db } from '../../db/open.ts'
import { addAttempt, findWindow, forgetWindows, takeBack } from '../attempt.queries.ts'
import { TooMany } from '../errors.ts'

/** How often something may be tried wrongly within a time. */
export interface Budget {
  name: string
  most: number
  windowMs: number
  /** Locks for so long that somebody has to hear of it. */
  isOfWeek?: true
  /** What they read who have to wait. */
  sentence?: string
}

/** Who tries. */
export interface Guesser {
  network: string
  /** The number of a device that proved before to know what is asked for. */
  device?: string
}

const quarterMs = 15 * 60_000
const weekMs = 7 * 24 * 3_600_000

/**
 * A device that has signed in before has a budget of its own, so that nobody else uses it up. All others share that of their
 * network and that of the account.
 */
export const passwordBudgets = (email: string, { network, device }: Guesser): Budget[] =>
  device
    ? [{ name: `password ${email} device ${device}`, most: 10, windowMs: quarterMs }]
    : [
        { name: `password network ${network}`, most: 20, windowMs: quarterMs },
        { name: `password ${email}`, most: 100, windowMs: quarterMs },
      ]

const resting = 'Too many wrong PINs. The door rests for 15 minutes; then try again.'
const locked = 'Too many wrong PINs were typed this week. Ask for the PIN again, and I will let you in.'

/** Of a PIN, all new devices together: a PIN of four digits is found in days by whoever may try for ever. */
export const sharedPinBudgets = (door: string): Budget[] => [
  { name: `pin ${door}`, most: 30, windowMs: quarterMs, sentence: resting },
  { name: `pin week ${door}`, most: 100, windowMs: weekMs, isOfWeek: true, sentence: locked },
]

export const pinBudgets = (door: string, { network, device }: Guesser): Budget[] =>
  device
    ? [{ name: `pin ${door} device ${device}`, most: 10, windowMs: quarterMs, sentence: resting }]
    : [
        { name: `pin ${door} network ${network}`, most: 5, windowMs: quarterMs, sentence: resting },
        ...sharedPinBudgets(door),
      ]

/** Nobody needs to read in the database who tried. */
const keyOf = ({ name }: Budget) => `guess ${createHash('sha256').update(name).digest('base64url')}`

export class TooManyGuesses extends TooMany {
  readonly budget: Budget
  constructor(budget: Budget, waitMs: number) {
    super(waitMs, budget.sentence)
    this.budget = budget
  }
}

/** Takes a guess out of each budget, or none out of any. Tells which one of each it was. */
const takeGuess = (db: Db, budgets: Budget[]) =>
  db.transaction().execute(async (trx) => {
    const counts: number[] = []
    for (const budget of budgets) {
      const { most, windowMs } = budget
      const attempt = await addAttempt(trx, keyOf(budget), windowMs, most)
      if (!attempt) {
        const window = await findWindow(trx, keyOf(budget))
        throw new TooManyGuesses(budget, window ? Date.parse(window.ends_at) - Date.now() : 0)
      }
      counts.push(attempt.count)
    }
    return counts
  })

/**
 * Lets somebody prove that they know something. What fails is counted; a guess is taken before anybody looks whether it is
 * right, so that those that come at once are counted one by one, and given back unless it was wrong. `prove` hears whether
 * it is the only one of its device or network.
 */
export async function guess<T>(
  db: Db,
  budgets: Budget[],
  prove: (isFirst: boolean) => Promise<T>,
  isWrong: (result: T) => boolean | Promise<boolean>,
): Promise<{ result: T; usedUp: Budget[] }> {
  const counts = await takeGuess(db, budgets)
  let wrong = false
  try {
    const result = await prove(counts[0] === 1)
    wrong = await isWrong(result)
    return { result, usedUp: budgets.filter(({ most }, index) => wrong && counts[index] === most) }
  } finally {
    if (!wrong) await takeBack(db, budgets.map(keyOf))
  }
}

/** Until when nobody may guess any more out of one of these budgets; undefined while there is something left of all. */
export async function spentUntil(db: Db, budgets: Budget[]) {
  const windows = await Promise.all(budgets.map((budget) => findWindow(db, keyOf(budget))))
  const now = new Date().toISOString()
  const ends = windows.flatMap((window, index) =>
    window && window.count >= budgets[index]!.most && window.ends_at > now ? window.ends_at : [],
  )
  return ends.toSorted().at(-1)
}

export const forgetGuesses = (db: Db, budgets: Budget[]) => forgetWindows(db, budgets.map(keyOf))
