import * as crypto from 'better-auth/crypto'
import { createFairQueue } from './fair-queue.ts'

/** How passwords are hashed and verified. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(guess: { hash: string; password: string }): Promise<boolean>
}

const mostWaiting = 100

/** A hash keeps one of Node's four threads busy, which also read files and compress pages. */
export function queuePasswords({ hash, verify }: Passwords, atOnce: number): Passwords {
  const queue = createFairQueue(atOnce, mostWaiting)
  return {
    hash: (password) => queue(() => hash(password)),
    verify: (guess) => queue(() => verify(guess)),
  }
}

/** Slow to guess: every attempt costs a processor tens of milliseconds and 16 MB. */
const slow: Passwords = { hash: crypto.hashPassword, verify: crypto.verifyPassword }

export const passwords = queuePasswords(slow, 2)

/** For gallery PINs: a separate queue, so that they do not wait behind sign-ins. */
export const pins = queuePasswords(slow, 1)
