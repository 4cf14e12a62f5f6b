import { expect, it } from 'vitest'
import { rowWidths, wallSizes } from './wall-sizes.ts'

const rows = { high: 32, gap: 1 }
const landscape = 1.5
const portrait = 0.8

it('fills rows to the edges, as high as their pictures allow', () => {
  const [wide, narrow] = rowWidths([landscape, portrait, landscape, landscape], rows)
  expect(wide! + narrow! + 3 * rows.gap).toBeCloseTo(100)
  expect(wide! / narrow!).toBeCloseTo(landscape / portrait)
})

it('does not stretch the last row', () => {
  expect(rowWidths([landscape, landscape, portrait], rows)[2]).toBeCloseTo(portrait * rows.high)
  expect(rowWidths([5], rows)).toEqual([98])
})

it('puts two landscapes in a row on a phone, and three on a wide screen', () => {
  const [first] = wallSizes(Array.from({ length: 7 }, () => landscape))
  expect(first).toBe('(width <= 760px) 49vw, (width <= 1476px) 33vw, 465px')
})
