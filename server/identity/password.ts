import * as crypto from 'better-auth/crypto'
import { limitConcurrency } from './concurrency-limit.ts'

/** How passwords are kept and checked. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(guess: { hash: string; password: string }): Promise<boolean>
}

/** A hash keeps one of Node's four threads busy, which also read files and compress pages. Two are left to those. */
export function limitPasswords({ hash, verify }: Passwords): Passwords {
  const limited = limitConcurrency(2, 40)
  return {
    hash: (password) => limited(() => hash(password)),
    verify: (guess) => limited(() => verify(guess)),
  }
}

/** Slow to guess: every attempt costs a processor tens of milliseconds and 16 MB. */
export const passwords = limitPasswords({ hash: crypto.hashPassword, verify: crypto.verifyPassword })
