import type { allSentences } from './bn/all.ts'

/** Every sentence of ours, with its Bangla. Types alone: nobody who reads English loads any of it. */
export type Catalogue = typeof allSentences
