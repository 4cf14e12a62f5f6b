import { expect, it } from 'vitest'
import { bodyText, wordCount } from './body-text.ts'

it('reads the words of a body', () => {
  const text = bodyText(
    '<p>Salt &amp; <em>light</em>.</p>\n<h2>Why</h2><img src="/a.jpg" alt="x" /><p>আলো।</p>',
  )
  expect(text).toBe('Salt & light. Why আলো।')
  expect(wordCount(text)).toBe(5)
  expect(wordCount(bodyText(''))).toBe(0)
})
