import { expect, it } from 'vitest'
import { nameOfStudio } from './site-steps.tsx'

it.each([
  ['Nila Rahman', 'Chhaya', 'Photography', 'Chhaya'],
  ['Nila Rahman', '', 'Photography', 'Nila Rahman'],
  ['Nila Rahman', 'Chhaya photography ', 'Photography', 'Chhaya'],
  ['Nila Rahman', 'Photography', 'Photography', 'Photography'],
  ['Nila Rahman', 'Chhaya Photography', '', 'Chhaya Photography'],
])('the studio of %s, typed as “%s”, is called by its name alone', (owner, brand, trade, name) => {
  expect(nameOfStudio({ owner, brand }, trade)).toBe(name)
})
