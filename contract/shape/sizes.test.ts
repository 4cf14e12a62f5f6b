import { expect, it } from 'vitest'
import { shownSize } from './sizes.ts'

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 KB'],
  [364_544, '365 KB'],
  [3_210_000_000, '3.2 GB'],
  [52_000_000_000_000_000, '52,000 TB'],
])('%d is %s', (bytes, words) => expect(shownSize(bytes)).toBe(words))
