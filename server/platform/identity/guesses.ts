import { createHash } from 'node:crypto'
import type { Db } from '../../../db/open.ts'
import {
  addAttempt,
  deleteEndedWindows,
  findWindow,
  deleteWindows,
  uncountAttempts,
} from '../spam/attempt.queries.ts'
import { TooMany } from '../http/errors.ts'

/** How many wrong guesses are allowed within a window. */
export interface Budget {
  name: string
  most: number
  windowMs: number
  /** A lock this long is reported to the owner. */
  isOfWeek?: true
  /** Shown while the budget is used up. */
  sentence?: string
}

/** Where a guess comes from. */
export interface Guesser {
  network: string
  /** Set for a device that has signed in or entered the right PIN before. */
  device?: string
}

const quarterMs = 15 * 60_000
const weekMs = 7 * 24 * 3_600_000

/** A known device has its own budget, which others cannot use up. All others share those of their network and the account. */
export const passwordBudgets = (email: string, { network, device }: Guesser): Budget[] =>
  device
    ? [{ name: `password ${email} device ${device}`, most: 10, windowMs: quarterMs }]
    : [
        { name: `password network ${network}`, most: 20, windowMs: quarterMs },
        { name: `password ${email}`, most: 100, windowMs: quarterMs },
      ]

const lockedForMinutes = 'Too many wrong PINs. Please try again in 15 minutes.'
const lockedForWeek =
  'Too many wrong PINs were entered this week. Ask for the PIN again, and I will let you in.'

/** Shared by all new devices. Without the weekly budget a PIN of four digits could be found in days. */
export const sharedPinBudgets = (door: string): Budget[] => [
  { name: `pin ${door}`, most: 30, windowMs: quarterMs, sentence: lockedForMinutes },
  { name: `pin week ${door}`, most: 100, windowMs: weekMs, isOfWeek: true, sentence: lockedForWeek },
]

export const pinBudgets = (door: string, { network, device }: Guesser): Budget[] =>
  device
    ? [{ name: `pin ${door} device ${device}`, most: 10, windowMs: quarterMs, sentence: lockedForMinutes }]
    : [
        { name: `pin ${door} network ${network}`, most: 5, windowMs: quarterMs, sentence: lockedForMinutes },
        ...sharedPinBudgets(door),
      ]

/** Hashed, so that the database does not show who tried. */
const keyOf = ({ name }: Budget) => `guess ${createHash('sha256').update(name).digest('base64url')}`

export class TooManyGuesses extends TooMany {
  readonly budget: Budget
  constructor(budget: Budget, waitMs: number) {
    super(waitMs, budget.sentence)
    this.budget = budget
  }
}

/** Guesses at accounts that do not exist leave rows as well, and the sweep runs only once a day. */
const tidyEvery = 500
let taken = 0

/** Counts a guess in each budget, or in none if one is used up. Returns the new count of each. */
async function takeGuess(db: Db, budgets: Budget[]) {
  if (++taken % tidyEvery === 0) await deleteEndedWindows(db)
  return db.transaction().execute(async (trx) => {
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
}

/**
 * Runs a check of a password or PIN and counts it if it fails. The guess is taken before the check, so that guesses at the
 * same time are counted one by one, and given back unless it was wrong. `check` learns whether this is the first guess of
 * the network or device in its window.
 */
export async function guess<T>(
  db: Db,
  budgets: Budget[],
  check: (isFirst: boolean) => Promise<T>,
  isWrong: (result: T) => boolean | Promise<boolean>,
): Promise<{ result: T; usedUp: Budget[] }> {
  const counts = await takeGuess(db, budgets)
  let wrong = false
  try {
    const result = await check(counts[0] === 1)
    wrong = await isWrong(result)
    return { result, usedUp: budgets.filter(({ most }, index) => wrong && counts[index] === most) }
  } finally {
    if (!wrong) await uncountAttempts(db, budgets.map(keyOf))
  }
}

/** When the last of the used-up budgets ends; undefined if none is used up. */
export async function lockedUntil(db: Db, budgets: Budget[]) {
  const windows = await Promise.all(budgets.map((budget) => findWindow(db, keyOf(budget))))
  const now = new Date().toISOString()
  const ends = windows.flatMap((window, index) =>
    window && window.count >= budgets[index]!.most && window.ends_at > now ? window.ends_at : [],
  )
  return ends.toSorted().at(-1)
}

export const resetGuesses = (db: Db, budgets: Budget[]) => deleteWindows(db, budgets.map(keyOf))
