import * as crypto from 'better-auth/crypto'
import { bounded } from './bounded.ts'

// A hash keeps one of Node's four threads busy, which also read files and compress pages. Two are left to those.
const inTurn = bounded(2, 40)

export const hashPassword = (password: string) => inTurn(() => crypto.hashPassword(password))

export const verifyPassword = (guess: { hash: string; password: string }) =>
  inTurn(() => crypto.verifyPassword(guess))
