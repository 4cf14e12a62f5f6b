import { createElement as h } from 'react'
import { light, sans } from './look.ts'
import { Lines, Table } from './parts.ts'

const border = `1px solid ${light.line}`

const Fact = ({ name, value, first }: { name: string; value: string; first: boolean }) => {
  const borderTop = first ? undefined : border
  return h(
    'tr',
    null,
    h(
      'td',
      {
        className: 'name soft line',
        width: 116,
        style: {
          padding: '10px 12px 10px 0',
          verticalAlign: 'top',
          borderTop,
          font: `14px/21px ${sans}`,
          color: light.soft,
        },
      },
      name,
    ),
    h(
      'td',
      {
        className: 'value ink line',
        style: {
          padding: '10px 0',
          verticalAlign: 'top',
          borderTop,
          font: `600 15px/21px ${sans}`,
          color: light.ink,
          overflowWrap: 'anywhere',
        },
      },
      h(Lines, { text: value }),
    ),
  )
}

export const Facts = ({ facts }: { facts: [name: string, value: string][] }) =>
  h(
    Table,
    {
      className: 'line',
      width: '100%',
      style: { margin: '0 0 20px', borderTop: border, borderBottom: border },
    },
    facts.map(([name, value], index) => h(Fact, { key: index, name, value, first: index === 0 })),
  )
