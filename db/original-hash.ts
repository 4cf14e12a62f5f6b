import { createHash } from 'node:crypto'

/** Stored with a translation, to find out later whether its original has changed. */
export const hashOf = (original: string) =>
  createHash('sha256').update(original.normalize('NFC')).digest('base64url').slice(0, 22)
