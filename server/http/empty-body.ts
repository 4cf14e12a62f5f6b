import { Readable } from 'node:stream'

/** Answers HEAD: as a stream, since the framework would take any other body for the length of what GET sends. */
export const emptyBody = () => Readable.from([])
