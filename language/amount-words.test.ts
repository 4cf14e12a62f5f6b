import { afterEach, expect, it } from 'vitest'
import { inWords } from './amount-words.ts'
import { readLanguageFrom } from './current.ts'

afterEach(() => readLanguageFrom(() => 'en'))

it('writes numbers in English words, in lakh and crore', () => {
  expect([0, 7, 40, 99, 100].map(inWords)).toEqual(['zero', 'seven', 'forty', 'ninety-nine', 'one hundred'])
  expect(inWords(39_900)).toBe('thirty-nine thousand nine hundred')
  expect(inWords(12_345_678)).toBe(
    'one crore twenty-three lakh forty-five thousand six hundred seventy-eight',
  )
  expect(inWords(1_234_567_890)).toMatch(/^one hundred twenty-three crore /)
})

it('writes them in Bangla, with a word for each number below a hundred', () => {
  readLanguageFrom(() => 'bn')
  expect([39_900, 17_100].map(inWords)).toEqual(
    ['ঊনচল্লিশ হাজার নয় শ', 'সতেরো হাজার এক শ'].map((text) => text.normalize('NFC')),
  )
  const below = Array.from({ length: 100 }, (_, n) => inWords(n))
  expect(new Set(below).size).toBe(100)
  expect(below.every((word) => /^\p{Script=Bengali}+$/u.test(word))).toBe(true)
  expect([below[55], below[86], below[99]]).toEqual(
    ['পঞ্চান্ন', 'ছিয়াশি', 'নিরানব্বই'].map((text) => text.normalize('NFC')),
  )
})
