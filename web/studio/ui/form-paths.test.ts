import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serviceInput } from '../../../contract/portfolio/service.ts'
import { readLanguageFrom } from '../../../language/current.ts'
import { learn } from '../../../language/t.ts'
import { byField, issuesOf, valueAt, withValue } from './form-paths.ts'

it('gives each field its first error, and a list that of its first invalid entry', () => {
  const { error } = serviceInput.safeParse({
    title: '',
    price: 'free',
    details: 'x',
    thumbnail: '/a.jpg',
    gallery: ['/a.jpg', 'film.mp4', 'song.mp3'],
  })
  expect(issuesOf(error!)).toEqual({
    title: 'Title is required.',
    price: 'Price must be a whole number.',
    gallery: 'Please enter a valid image URL',
    'gallery.1': 'Please enter a valid image URL',
    'gallery.2': 'Please enter a valid image URL',
  })
})

it('keeps the first error of the server', () => {
  expect(
    byField([
      ['gallery.0', 'one'],
      ['gallery.1', 'two'],
    ]),
  ).toEqual({ gallery: 'one', 'gallery.0': 'one', 'gallery.1': 'two' })
})

describe('in Bangla', () => {
  beforeEach(() => readLanguageFrom(() => 'bn'))
  afterEach(() => readLanguageFrom(() => 'en'))

  it('shows errors of the contract in the language of the page', () => {
    learn({ '{label} is required.': '{label} দিন।', Title: 'শিরোনাম' })
    const { error } = serviceInput.safeParse({ title: '' })
    expect(issuesOf(error!).title).toBe('শিরোনাম দিন।')
  })
})

it('changes one text and leaves the rest unchanged', () => {
  const before = { a: [{ b: 'x' }, { b: 'y' }], c: 'z' }
  const after = withValue(before, 'a.1.b', 'new')
  expect(valueAt(after, 'a.1.b')).toBe('new')
  expect(before.a[1]!.b).toBe('y')
  expect(after.a[0]).toBe(before.a[0])
})
