import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../../../contract/shape/site-settings.ts'
import { absoluteUrl, homeUrl } from './letter-parts.ts'
import { Facts } from './layout/facts.ts'
import { Frame } from './layout/frame.ts'
import { Button, Heading, Joined, Lines, Link, Quote, SmallText, Text } from './layout/parts.ts'
import type { Letter } from './letter.ts'

/** The HTML of a letter. */
export function htmlOf(letter: Letter, publicUrl: string, site: Site) {
  const {
    language = 'en',
    subject,
    preview,
    heading,
    greeting,
    paragraphs,
    facts,
    quote,
    button,
    links,
    note,
  } = letter
  const to = (href: string) => absoluteUrl(href, publicUrl, language)
  const mail = h(
    Frame,
    { language, subject, preview, home: homeUrl(publicUrl, language), site },
    h(Heading, null, heading),
    greeting && h(Text, { text: greeting }),
    paragraphs.map((text, index) => h(Text, { key: index, text })),
    facts && h(Facts, { facts }),
    quote && h(Quote, { text: quote }),
    button && h(Button, { label: button.label, href: to(button.href) }),
    links &&
      h(
        SmallText,
        { font: '15px/24px' },
        h(Joined, {
          by: ' \u00a0·\u00a0 ',
          parts: links.map(({ label, href }) => h(Link, { label, href: to(href) })),
        }),
      ),
    note && h(SmallText, { font: '14px/22px' }, h(Lines, { text: note })),
  )
  return `<!doctype html>\n${renderToStaticMarkup(mail)}\n`
}
