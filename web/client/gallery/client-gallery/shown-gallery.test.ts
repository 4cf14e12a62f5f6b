import { expect, it } from 'vitest'
import { setsOf, type ShotPicture } from './shown-gallery.ts'

const picture = (_id: string, setId: string | null) => ({ _id, setId }) as ShotPicture
const pictures = [picture('a', 'one'), picture('b', null), picture('c', 'two'), picture('d', 'one')]
const sets = [
  { _id: 'one', title: 'Ceremony' },
  { _id: 'two', title: 'Evening' },
  { _id: 'three', title: 'Later' },
]

it('groups pictures by set with their numbers in the whole gallery, without empty sets', () => {
  expect(
    setsOf(sets, pictures, () => true).map(({ title, shots }) => [title, shots.map(({ number }) => number)]),
  ).toEqual([
    ['Ceremony', [1, 4]],
    ['Evening', [3]],
    ['', [2]],
  ])
})

it('keeps the numbers when only chosen pictures are shown', () => {
  const chosen = setsOf(sets, pictures, (id) => id === 'd')
  expect(chosen.map(({ title, shots }) => [title, shots[0]!.number])).toEqual([['Ceremony', 4]])
})
