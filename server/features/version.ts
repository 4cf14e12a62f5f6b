import { conflict, type Noun, notFound } from '../errors.ts'

/** Why an update touched no row: the record is gone, or it no longer is what the person was looking at. */
export const notUpdated = (noun: Noun, row: object | undefined) =>
  row
    ? conflict(`This ${noun} was changed somewhere else since you opened it. Nothing was overwritten.`)
    : notFound(noun)
