import { describe, expect, it } from 'vitest'
import { commit } from './gallery.ts'

describe('entries of a gallery', () => {
  it('are added if they end in jpeg, jpg, gif or png', () => {
    expect(commit(['/a.jpg'], ' https://x.example/b.PNG ')).toEqual({
      gallery: ['/a.jpg', 'https://x.example/b.PNG'],
      rest: '',
      added: 1,
      problem: undefined,
    })
  })

  it('can be added together; invalid ones stay to be corrected', () => {
    expect(commit([], '/a.jpg, film.mp4\n/b.gif /a.jpg,song.mp3')).toEqual({
      gallery: ['/a.jpg', '/b.gif'],
      rest: 'film.mp4, song.mp3',
      added: 2,
      problem: 'Please enter a valid image URL',
    })
  })

  it('are refused with a reason if browsers would block them', () => {
    const { rest, problem } = commit([], 'http://x.example/a.jpg')
    expect(rest).toBe('http://x.example/a.jpg')
    expect(problem).toMatch(/^Browsers block pictures from http:\/\/ addresses\./)
  })

  it('are none for an empty text', () => {
    expect(commit(['/a.jpg'], ' , ')).toEqual({ gallery: ['/a.jpg'], rest: '', added: 0, problem: undefined })
  })
})
