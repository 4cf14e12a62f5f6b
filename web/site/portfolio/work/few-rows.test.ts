import { expect, it } from 'vitest'
import { fewRows } from './few-rows.ts'

const landscape = 1.5
const portrait = 0.8
const inRows = (ratios: number[]) => fewRows(ratios).places.map(({ inRow }) => inRow)

it('arranges few pictures in one or two full rows', () => {
  expect(inRows([landscape])).toEqual([1])
  expect(inRows([landscape, landscape, portrait])).toEqual([3, 3, 3])
  expect(inRows([1, 1, 1, 1])).toEqual([2, 2, 2, 2])
  expect(inRows([1, 1, 1, 1, 1])).toEqual([3, 3, 3, 2, 2])
  const shares = fewRows([landscape, portrait]).places.map(({ share }) => share)
  expect(shares[0]! + shares[1]!).toBeCloseTo(1)
  expect(shares[0]! / shares[1]!).toBeCloseTo(landscape / portrait)
})

it('limits rows to 560 px, however few and upright the pictures are', () => {
  expect(fewRows([landscape]).across).toBe(840)
  expect(fewRows([portrait]).across).toBe(448)
  expect(fewRows([landscape, landscape, portrait, portrait]).across).toBe(896)
})
