import { act, cleanup, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSelection } from './use-selection.ts'

let answers: ((reply: Response) => void)[] = []
beforeEach(() => {
  answers = []
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => answers.push(done)))
})
afterEach(cleanup)
afterAll(() => vi.unstubAllGlobals())

const lists = (...pictures: string[]) => [{ _id: 'main', name: '', main: true, limit: null, pictures }]
const stored = () => Response.json({ success: true, data: { list: 'main', picked: 1, limit: null } })
const refused = () => Response.json({ success: false, error: 'This gallery is closed.' }, { status: 403 })

function openGallery() {
  const { result, rerender } = renderHook(({ loaded }) => useSelection('river', loaded), {
    initialProps: { loaded: lists() },
  })
  return {
    chosen: () => result.current.current!.pictures,
    choose: (picture: string) => act(async () => result.current.choose(picture, true)),
    load: (...pictures: string[]) => rerender({ loaded: lists(...pictures) }),
    answer: (at: number, reply: Response) =>
      act(async () => {
        await vi.waitFor(() => expect(answers.length).toBeGreaterThan(at))
        answers[at]!(reply)
        // The next one is sent once this one has been dealt with.
        await new Promise((done) => setTimeout(done))
      }),
  }
}

it('keeps a heart while it is stored, even if older lists are loaded meanwhile', async () => {
  const { chosen, choose, load, answer } = openGallery()
  await choose('a')
  expect(chosen()).toEqual(['a'])
  load('b')
  expect(chosen()).toEqual(['b', 'a'])
  await answer(0, stored())
  expect(chosen()).toEqual(['b', 'a'])
})

it('reverts a refused heart and keeps the others', async () => {
  const { chosen, choose, answer } = openGallery()
  await choose('a')
  await choose('b')
  expect(chosen()).toEqual(['a', 'b'])
  await answer(0, refused())
  expect(chosen()).toEqual(['b'])
  await answer(1, stored())
  expect(chosen()).toEqual(['b'])
})
