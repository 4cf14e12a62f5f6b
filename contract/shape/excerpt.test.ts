import { expect, it } from 'vitest'
import { shortDescription } from './excerpt.ts'

it('a description is cut between words and ends in an ellipsis', () => {
  expect(shortDescription(`${'word '.repeat(31)}last words`)).toBe(`${'word '.repeat(31).trim()}…`)
  expect(shortDescription('  Short,\n as it is. ')).toBe('Short, as it is.')
})

it('a description in Bangla has at most 200 UTF-16 units, too', () => {
  const sentence = 'বিয়ের দিনের ছবি ভালো হবে কি না, তার অর্ধেক ঠিক হয়ে যায় আগের সপ্তাহে, চায়ের টেবিলে। '
  const short = shortDescription(sentence.repeat(4))
  expect(short.length).toBeLessThanOrEqual(200)
  expect(sentence.repeat(4).startsWith(`${short.slice(0, -1)} `)).toBe(true)
})

it.each([
  ['text without spaces', 'আ'.repeat(300)],
  ['text of characters that are several to a machine', 'ক্ষ্মী'.repeat(300)],
  ['a picture character across the end', `${'x'.repeat(158)}😀${'x'.repeat(50)}`],
])('%s is cut too, and no character in half', (_, text) => {
  const short = shortDescription(text)
  expect(short.length).toBeLessThanOrEqual(200)
  expect(short).toMatch(/…$/)
  expect(short.isWellFormed()).toBe(true)
  expect(text.startsWith(short.slice(0, -1))).toBe(true)
})
