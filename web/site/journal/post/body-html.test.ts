import { expect, it } from 'vitest'
import { presentBody, bodyText, wordCount } from './body-html.ts'

const figure = (width: number, height: number) =>
  `<figure><picture><source srcset="/a.avif 400w" /><img src="/a.jpg" width="${width}" height="${height}" /></picture><figcaption>A</figcaption></figure>`

it('marks upright figures, but not wide ones or those of unknown size', () => {
  const unknown = '<figure><img src="/b.jpg" /></figure>'
  const body = presentBody(figure(1200, 1500) + figure(1500, 1000) + unknown)
  expect(body).toBe(
    figure(1200, 1500).replace('<figure>', '<figure class="upright">') + figure(1500, 1000) + unknown,
  )
})

it('makes tables and code scroll by themselves', () => {
  expect(presentBody('<table lang="bn"><tr><td>1</td></tr></table><pre>x</pre>')).toBe(
    '<section class="scroller" aria-label="Table" tabindex="0"><table lang="bn"><tr><td>1</td></tr></table></section><pre tabindex="0">x</pre>',
  )
})

it('leaves text unchanged', () => {
  const words = '<p>A &lt;table&gt; and a &lt;figure&gt;</p>'
  expect(presentBody(words)).toBe(words)
})

it('extracts the text of a body', () => {
  const text = bodyText(
    '<p>Salt &amp; <em>light</em>.</p>\n<h2>Why</h2><img src="/a.jpg" alt="x" /><p>আলো।</p>',
  )
  expect(text).toBe('Salt & light. Why আলো।')
  expect(wordCount(text)).toBe(5)
  expect(wordCount(bodyText(''))).toBe(0)
})
