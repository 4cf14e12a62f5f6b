import { expect, it } from 'vitest'
import { readFraction } from './reading-progress.tsx'

it('goes from 0 at the first line to 1 when the last line is in view', () => {
  const text = (top: number) => readFraction({ top, height: 3000 }, 1000)
  expect([text(72), text(0), text(-500), text(-2000), text(-2600)]).toEqual([0, 0, 0.25, 1, 1])
  expect(readFraction({ top: 72, height: 400 }, 1000)).toBe(0)
  expect(readFraction({ top: -10, height: 400 }, 1000)).toBe(1)
})
