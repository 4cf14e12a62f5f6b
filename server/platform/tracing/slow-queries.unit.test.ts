import { expect, it } from 'vitest'
import { createSlowQueries } from './slow-queries.ts'

it('tells of queries from the given time on', () => {
  const told: object[] = []
  const slow = createSlowQueries(100)!
  slow.tell((query) => told.push(query))
  slow.look('select 1', 99.9)
  slow.look('select 2', 100.4)
  expect(told).toEqual([{ sql: 'select 2', ms: 100 }])
})

it('and of none with 0', () => expect(createSlowQueries(0)).toBeUndefined())
