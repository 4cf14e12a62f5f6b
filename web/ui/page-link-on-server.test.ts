import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link, StaticRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { readLanguageFrom } from '../../language/current.ts'
import { addressIn, type Language } from '../../language/languages.ts'
import { PageLink } from './page-link.tsx'

afterEach(() => readLanguageFrom(() => 'en'))

/** As the server writes it on a page of that language. */
const write = (language: Language, link: ReactNode) =>
  renderToStaticMarkup(
    createElement(StaticRouter, {
      basename: language === 'bn' ? '/bn' : '/',
      location: addressIn(language, '/services?page=2'),
      children: link,
    }),
  )

const addresses = [
  '/',
  '/?page=2',
  '/#work',
  '/services',
  '/work/a%20b',
  '/blog/post/news/ঈদ',
  '?page=3',
  { search: '?a=1' },
]
const cases = (['en', 'bn'] as const).flatMap((language) => addresses.map((to) => ({ language, to })))

it('the server writes the same link as the router', () => {
  for (const { language, to } of cases) {
    readLanguageFrom(() => language)
    const props = {
      to,
      replace: true,
      preventScrollReset: true,
      className: 'link',
      lang: 'en',
      children: 'On',
    }
    const routed = createElement(Link, { ...props, discover: 'none' })
    const sorted = (html: string) => html.split(/[ >]/).toSorted()
    expect(sorted(write(language, createElement(PageLink, props)))).toEqual(sorted(write(language, routed)))
  }
})
