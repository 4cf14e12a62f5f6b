import { expect, it } from 'vitest'
import { createSlowQueries } from './slow-queries.ts'

it('reports queries that take at least the given time', () => {
  const told: object[] = []
  const slow = createSlowQueries(100)!
  slow.listen((query) => told.push(query))
  slow.onQuery('select 1', 99.9)
  slow.onQuery('select 2', 100.4)
  expect(told).toEqual([{ sql: 'select 2', ms: 100 }])
})

it('is disabled with 0', () => expect(createSlowQueries(0)).toBeUndefined())
