import {
  createElement as h,
  Fragment,
  type CSSProperties,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import { light, sans, serif } from './look.ts'

/** Layout by tables with inline styles, because many mail programs support nothing else. */
export const Table = ({
  children,
  ...attributes
}: PropsWithChildren<{ className?: string; style?: CSSProperties; width?: string }>) =>
  h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, ...attributes },
    h('tbody', null, children),
  )

/** Text with its line breaks. */
export const Lines = ({ text }: { text: string }) =>
  text.split(/\r?\n/).map((line, index) => h(Fragment, { key: index }, index > 0 && h('br'), line))

/** Parts in a row, with a separator. */
export const Joined = ({ parts, by }: { parts: ReactNode[]; by: ReactNode }) =>
  parts.filter(Boolean).map((part, index) => h(Fragment, { key: index }, index > 0 && by, part))

export const Heading = ({ children }: PropsWithChildren) =>
  h(
    'h1',
    {
      className: 'ink',
      style: { margin: '0 0 20px', font: `normal 26px/34px ${serif}`, color: light.ink },
    },
    children,
  )

export const Text = ({ text }: { text: string }) =>
  h(
    'p',
    {
      className: 'ink',
      style: { margin: '0 0 16px', font: `16px/25px ${sans}`, color: light.ink, overflowWrap: 'anywhere' },
    },
    h(Lines, { text }),
  )

/** Smaller than the text: links, small print and the foot. */
export const SmallText = ({ font, children }: PropsWithChildren<{ font: string }>) =>
  h(
    'p',
    { className: 'soft', style: { margin: '0 0 16px', font: `${font} ${sans}`, color: light.soft } },
    children,
  )

export const Link = ({ href, label }: { href: string; label: string }) =>
  h('a', { className: 'accent', href, style: { color: light.accent, textDecoration: 'underline' } }, label)

export const Button = ({ href, label }: { href: string; label: string }) =>
  h(
    Table,
    { style: { margin: '4px 0 20px' } },
    h(
      'tr',
      null,
      h(
        'td',
        { className: 'go', style: { borderRadius: 4, backgroundColor: light.accent } },
        h(
          'a',
          {
            href,
            style: {
              display: 'inline-block',
              padding: '12px 22px',
              font: `600 15px/20px ${sans}`,
              color: light.accentInk,
              textDecoration: 'none',
            },
          },
          label,
        ),
      ),
    ),
  )

/** A quote of the person who wrote to the studio. */
export const Quote = ({ text }: { text: string }) =>
  h(
    'blockquote',
    {
      className: 'ink quote',
      style: {
        margin: '0 0 20px',
        padding: '2px 0 2px 16px',
        borderLeft: `3px solid ${light.accent}`,
        font: `16px/25px ${sans}`,
        color: light.ink,
        overflowWrap: 'anywhere',
      },
    },
    h(Lines, { text }),
  )
