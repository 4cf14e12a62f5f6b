import * as crypto from 'better-auth/crypto'
import { limitConcurrency } from './concurrency-limit.ts'

// A hash keeps one of Node's four threads busy, which also read files and compress pages. Two are left to those.
const limited = limitConcurrency(2, 40)

export const hashPassword = (password: string) => limited(() => crypto.hashPassword(password))

export const verifyPassword = (guess: { hash: string; password: string }) =>
  limited(() => crypto.verifyPassword(guess))
