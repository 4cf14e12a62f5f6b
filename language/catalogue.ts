import type { allSentences } from './bn/all.ts'

/** All sentences with their Bangla. Only a type, so that pages in English load none of it. */
export type Catalogue = typeof allSentences
