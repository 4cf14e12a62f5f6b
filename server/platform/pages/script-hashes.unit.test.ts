import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashScripts } from './script-hashes.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('returns the hashes of the page’s scripts, once each, and removes the nonce', () => {
  const html = `<script nonce="N1">one()</script><link nonce="N1" rel="x"><script type="later" nonce="N1">two(
"3")</script><script nonce="N1">one()</script>`
  const page = hashScripts(html, 'N1')
  expect(page.hashes).toEqual([sha256('one()'), sha256('two(\n"3")')])
  expect(page.html).toBe(
    '<script>one()</script><link rel="x"><script type="later">two(\n"3")</script><script>one()</script>',
  )
})

it('returns no hash for an injected script', () => {
  const html =
    '<p><script>evil()</script><script nonce="guess">evil()</script></p><script nonce="N1">own()</script>'
  expect(hashScripts(html, 'N1').hashes).toEqual([sha256('own()')])
})
