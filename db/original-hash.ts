import { createHash } from 'node:crypto'

/** Kept with a translation, to tell later whether its original was changed since. */
export const hashOf = (original: string) =>
  createHash('sha256').update(original.normalize('NFC')).digest('base64url').slice(0, 22)
