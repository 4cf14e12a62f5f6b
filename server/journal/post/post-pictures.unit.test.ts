import { expect, it } from 'vitest'
import type { Picture } from '../../../contract/portfolio/picture.ts'
import { cleanBody } from './post-body.ts'
import { bodySources, withBodyPictures } from './post-pictures.ts'

const picture: Picture = {
  src: '/media/a&b.jpg',
  width: 700,
  height: 500,
  alt: 'Two "cups" & a <plate>',
  placeholder: 'data:image/webp;base64,AA+/',
  variants: { base: '/a', widths: [400] },
}

const body = cleanBody(
  '<h2>One</h2><figure><img src="/media/a&amp;b.jpg" title="x > y"><figcaption>C</figcaption></figure>' +
    '<img alt="Elsewhere" src="https://example.com/b.jpg"><p>1 &lt; 2 &lt;img src="/no.jpg"&gt;</p>',
)

it('finds the pictures of a body, and ignores escaped tags in its text', () => {
  expect(bodySources(body)).toEqual(['/media/a&b.jpg', 'https://example.com/b.jpg'])
})

it('offers a known picture in every format and size, and leaves the rest of the body as it is', () => {
  const sizes = 'sizes="auto, (min-width: 1080px) 950px, 100vw"'
  expect(withBodyPictures(body, [picture])).toBe(
    `<h2>One</h2><figure><picture><source type="image/avif" srcset="/a-400.avif 400w" ${sizes} />` +
      `<source type="image/webp" srcset="/a-400.webp 400w" ${sizes} />` +
      `<img src="/media/a&amp;b.jpg" srcset="/a-400.jpg 400w" ${sizes}` +
      ' alt="Two &quot;cups&quot; &amp; a &lt;plate&gt;" width="700" height="500" title="x &gt; y"' +
      ' loading="lazy" decoding="async"' +
      ` style="background: url('data:image/webp;base64,AA+/') center / cover" /></picture>` +
      '<figcaption>C</figcaption></figure>' +
      '<img alt="Elsewhere" src="https://example.com/b.jpg" /><p>1 &lt; 2 &lt;img src="/no.jpg"&gt;</p>',
  )
})

it('recognises a picture whose attributes are on separate lines', () => {
  const written = '<img\n    src="/media/a&amp;b.jpg"\n    alt="Cups"\n  />'
  expect(withBodyPictures(written, [picture])).toMatch(/^<picture>.*alt="Cups".*<\/picture>$/)
})

it('adds width and height to a picture without variants', () => {
  const { variants: _, placeholder, ...rest } = picture
  expect(withBodyPictures(body, [{ ...rest, placeholder: '' }])).toContain(
    '<img src="/media/a&amp;b.jpg" alt="Two &quot;cups&quot; &amp; a &lt;plate&gt;" width="700" height="500"' +
      ' title="x &gt; y" loading="lazy" decoding="async" />',
  )
  expect(placeholder).not.toBe('')
})

it('keeps the alt text of the author, and uses that of the picture if there is none', () => {
  const altIn = (alt: string) =>
    / alt="([^"]*)"/.exec(
      withBodyPictures(cleanBody(`<img src="/media/a&amp;b.jpg" alt="${alt}">`), [picture]),
    )?.[1]
  expect(altIn('Tea')).toBe('Tea')
  expect(altIn('')).toBe('Two &quot;cups&quot; &amp; a &lt;plate&gt;')
})
