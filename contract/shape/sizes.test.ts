import { expect, it } from 'vitest'
import { shownSize } from './sizes.ts'

it('sizes in words', () => {
  for (const [bytes, words] of [
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1.0 KB'],
    [364_544, '365 KB'],
    [3_210_000_000, '3.2 GB'],
    [52_000_000_000_000_000, '52,000 TB'],
  ] as const) {
    expect(shownSize(bytes), words).toBe(words)
  }
})
