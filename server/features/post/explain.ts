import { violates } from '../../../db/violations.ts'
import { conflict, invalid } from '../../errors.ts'

/** Says in a sentence what the database refused. */
export function explain(error: unknown): never {
  if (violates(error, 'unique')) throw conflict('Another post already has this slug.', 'slug')
  if (violates(error, 'foreign-key')) {
    throw invalid('cat_id', 'Choose a category and an author that exist.')
  }
  throw error
}
