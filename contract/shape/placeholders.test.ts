import { expect, it } from 'vitest'
import { fillPlaceholders, openPlaceholders, unknownPlaceholders } from './placeholders.ts'

it('fills in known values and leaves the rest unchanged', () => {
  const text = 'Dear {name}, { date } is free. {place}?'
  expect(fillPlaceholders(text, { name: 'তানভীর', date: 'May 14' })).toBe(
    'Dear তানভীর, May 14 is free. {place}?',
  )
  expect(fillPlaceholders('{name}', {})).toBe('{name}')
})

it('a name that looks like a placeholder or a replacement pattern is inserted as it is', () => {
  expect(fillPlaceholders('Dear {name}', { name: '$& {date}' })).toBe('Dear $& {date}')
})

it('names each unknown placeholder once, in Bangla too', () => {
  expect(unknownPlaceholders('{name} {place} {place} {তারিখ} {}')).toEqual(['place', 'তারিখ'])
  expect(openPlaceholders('Dear {name}, on { date }')).toEqual(['name', 'date'])
  expect(unknownPlaceholders('No braces')).toEqual([])
})
