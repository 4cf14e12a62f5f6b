import { expect, it } from 'vitest'
import { insidePath } from './inside-path.ts'

const here = 'https://studio.example/blog/post/a/b?x=1'
const link = (href: string, target = '', attributes: string[] = []) => ({
  href: href && new URL(href, here).href,
  target,
  hasAttribute: (name: string) => attributes.includes(name),
})

it('links to this site stay inside', () => {
  for (const [href, path] of [
    ['/services?page=2#top', '/services?page=2#top'],
    ['https://studio.example/blog/post/a/c', '/blog/post/a/c'],
    ['?x=2', '/blog/post/a/b?x=2'],
  ] as const) {
    expect(insidePath(link(href), here), href).toBe(path)
  }
})

it('everything else is left to the browser', () => {
  for (const [what, given] of [
    ['another site', link('https://example.org/services')],
    ['another port', link('https://studio.example:8443/services')],
    ['mail', link('mailto:a@b.example')],
    ['a picture', link('/media/a.jpg')],
    ['a call', link('/api/services')],
    ['a file', link('/rss.xml')],
    ['a new tab', link('/services', '_blank')],
    ['a download', link('/services', '', ['download'])],
    ['a place on this page', link('#part')],
    ['a link without address', link('')],
  ] as const) {
    expect(insidePath(given, here), what).toBeNull()
  }
})
