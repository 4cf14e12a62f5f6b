import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it('uses megabytes, with one decimal for small sizes, and gigabytes for large ones', () => {
  const sizes: [bytes: number, words: string][] = [
    [20_000, '0.1 MB'],
    [480_000, '0.5 MB'],
    [1_440_000, '1.4 MB'],
    [2_000_000, '2 MB'],
    [9_960_000, '10 MB'],
    [38_400_000, '38 MB'],
    [999_700_000, '1 GB'],
    [1_440_000_000, '1.4 GB'],
  ]
  for (const [bytes, words] of sizes) expect(fileSize(bytes)).toBe(words)
})
