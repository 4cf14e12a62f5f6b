import { expect, it } from 'vitest'
import { readingMinutes, wordCount } from './reading-time.ts'

it('counts words without markup', () => {
  expect(wordCount('')).toBe(0)
  expect(wordCount('<p> </p>&nbsp;')).toBe(0)
  expect(wordCount('<h2 class="a b">Two words</h2><p>and three more</p>')).toBe(5)
  expect(wordCount('<p>আলো খুব সুন্দর</p><style>p { color: red }</style>')).toBe(3)
})

it('the minutes that words take', () => {
  for (const [words, minutes] of [
    [0, 0],
    [1, 1],
    [200, 1],
    [201, 2],
    [1140, 6],
  ] as const) {
    expect(readingMinutes(words), String(words)).toBe(minutes)
  }
})
