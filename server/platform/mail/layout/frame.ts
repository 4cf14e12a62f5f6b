import { createElement as h, type PropsWithChildren } from 'react'
import { callAddress } from '../../../../contract/shape/phone.ts'
import { localDigits } from '../../../../language/numbers.ts'
import type { Site } from '../../../../contract/shape/site-settings.ts'
import type { Language } from '../../../../language/languages.ts'
import { siteName } from '../../../../contract/shape/site.ts'
import { light, sans, serif, styleSheet } from './look.ts'
import { Joined, Link, SmallText, Table } from './parts.ts'

const Head = ({ subject }: { subject: string }) =>
  h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no' }),
    h('title', null, subject),
    h('style', { dangerouslySetInnerHTML: { __html: styleSheet } }),
  )

interface FrameSite {
  /** The home page in the language of the reader. */
  home: string
  site: Site
}

const Brand = ({ home, site }: FrameSite) => [
  h(
    'a',
    {
      key: 'brand',
      className: 'ink',
      href: home,
      style: { font: `28px/34px ${serif}`, color: light.ink, textDecoration: 'none' },
    },
    site.brand,
  ),
  h(
    'span',
    { key: 'trade', className: 'soft', style: { font: `13px/34px ${sans}`, color: light.soft } },
    `\u00a0\u00a0${site.trade}`,
  ),
]

const Contact = ({ phone, email }: Site) =>
  h(Joined, {
    by: ' · ',
    parts: [
      phone && h(Link, { label: localDigits(phone), href: callAddress(phone) }),
      email && h(Link, { label: email, href: `mailto:${email}` }),
    ],
  })

const Foot = ({ home, site }: FrameSite) =>
  h(
    SmallText,
    { font: '13px/21px' },
    h(Joined, {
      by: h('br'),
      parts: [
        siteName(site),
        (site.phone || site.email) && h(Contact, site),
        h(Link, { label: new URL(home).host, href: home }),
      ],
    }),
  )

const Row = ({ padding, children }: PropsWithChildren<{ padding: string }>) =>
  h('tr', null, h('td', { align: 'left', style: { padding } }, children))

const Card = ({ children }: PropsWithChildren) =>
  h(
    'tr',
    null,
    h(
      'td',
      {
        className: 'raised pad',
        style: {
          padding: '32px 36px 16px',
          backgroundColor: light.raised,
          border: `1px solid ${light.line}`,
          borderRadius: 8,
        },
      },
      children,
    ),
  )

/** The frame of every mail: the brand above, a card with the letter, and how to reach the studio below. */
export const Frame = ({
  language,
  subject,
  preview,
  children,
  ...frameSite
}: PropsWithChildren<{ language: Language; subject: string; preview: string } & FrameSite>) =>
  h(
    'html',
    { lang: language },
    h(Head, { subject }),
    h(
      'body',
      { className: 'paper', style: { margin: 0, padding: 0, backgroundColor: light.paper } },
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preview),
      h(
        Table,
        { className: 'paper', width: '100%', style: { backgroundColor: light.paper } },
        h(
          'tr',
          null,
          h(
            'td',
            { align: 'center', style: { padding: '24px 12px 32px' } },
            h(
              Table,
              { width: '100%', style: { maxWidth: 600 } },
              h(Row, { padding: '0 4px 16px' }, h(Brand, frameSite)),
              h(Card, null, children),
              h(Row, { padding: '20px 4px 0' }, h(Foot, frameSite)),
            ),
          ),
        ),
      ),
    ),
  )
