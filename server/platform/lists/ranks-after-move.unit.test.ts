import { expect, it } from 'vitest'
import { ranksAfterMove } from './ranks-after-move.ts'

const unranked = ['a', 'b', 'c'].map((id) => ({ id, rank: null }))
const ranked = [
  { id: 'a', rank: 3 },
  { id: 'b', rank: 2 },
  { id: 'c', rank: 1 },
]

it('gives every row a rank with the first move', () => {
  expect(ranksAfterMove(unranked, 'c', 1)).toEqual([
    { id: 'c', rank: 3 },
    { id: 'a', rank: 2 },
    { id: 'b', rank: 1 },
  ])
})

it('changes only the rows between the two places from then on', () => {
  expect(ranksAfterMove(ranked, 'b', 1)).toEqual([
    { id: 'b', rank: 3 },
    { id: 'a', rank: 2 },
  ])
  expect(ranksAfterMove(ranked, 'a', 1)).toEqual([])
})

it('moves a row to the end at most, and returns undefined for an unknown row', () => {
  expect(ranksAfterMove(ranked, 'a', 99)!.find(({ id }) => id === 'a')).toEqual({ id: 'a', rank: 1 })
  expect(ranksAfterMove(ranked, 'z', 1)).toBeUndefined()
})
