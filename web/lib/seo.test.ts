import { expect, it } from 'vitest'
import { defaultSite } from '../../contract/shape/site-settings.ts'
import { seo } from './seo.ts'

it('lists the address of each language for a page that has one in each', () => {
  const found = seo(
    { site: defaultSite, publicUrl: 'https://a.example' },
    { title: 'Boat', path: { en: '/blog/post/a/boat', bn: '/blog/post/ক/নৌকা' } },
  )
  const links = found.filter((tag) => 'rel' in tag).map((tag) => decodeURI((tag as { href: string }).href))
  expect(links).toEqual([
    'https://a.example/blog/post/a/boat',
    'https://a.example/blog/post/a/boat',
    'https://a.example/bn/blog/post/ক/নৌকা',
    'https://a.example/blog/post/a/boat',
  ])
})
