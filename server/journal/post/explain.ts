import { violates } from '../../../db/violations.ts'
import { invalid } from '../../platform/http/errors.ts'
import { taken } from './post-address.queries.ts'

/** Says in a sentence what the database refused. */
export function explain(error: unknown): never {
  if (violates(error, 'unique')) throw taken()
  if (violates(error, 'foreign-key')) {
    throw invalid('cat_id', 'Choose an existing category and author.')
  }
  throw error
}
