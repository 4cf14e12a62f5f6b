import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { OwnerPicture } from '../../../../contract/gallery/gallery-parts.ts'
import { ApiError } from '../../../lib/api.ts'
import { placeBefore, usePictureOrder } from './use-picture-order.ts'

const { signedCall } = vi.hoisted(() => ({
  signedCall: vi.fn<(call: unknown, input: { body: object }) => Promise<unknown>>(),
}))
vi.mock('../../../lib/signed-call.ts', () => ({ signedCall }))
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const named = (names: string) => [...names].map((_id) => ({ _id }))

it.each([
  ['in the middle of all', 'abcd', 'bacd', 0, 'a'],
  ['at the end of all', 'abcd', 'bcda', 3, null],
  ['at the end of a set that others follow', 'abcd', 'ba', 1, 'c'],
  ['at the end of a set that others lie between', 'axbyc', 'acb', 2, null],
] as const)('a picture is placed %s', (_, all, shown, place, before) => {
  expect(placeBefore(named(all), named(shown), place)).toBe(before)
})

/** Pictures x and y belong to no set, the others to one. Each call waits for its answer. */
async function openSet(stored: string) {
  let names = stored
  const answers: ((isRefused?: boolean) => void)[] = []
  signedCall.mockImplementation((_, { body }) => {
    const { pictures, before } = body as { pictures: [string]; before: string | null }
    return new Promise((done, refuse) =>
      answers.push((isRefused) => {
        if (isRefused) return refuse(new ApiError(400, 'Not now'))
        const others = names.replace(pictures[0], '')
        const place = before ? others.indexOf(before) : others.length
        names = others.slice(0, place) + pictures[0] + others.slice(place)
        done({ message: 'Moved' })
      }),
    )
  })
  const loader = () =>
    named(names).map(({ _id }) => ({ _id, name: _id, setId: 'xy'.includes(_id) ? null : 's1' }))
  function Page() {
    const pictures = useLoaderData<OwnerPicture[]>()
    const { rows, moveTo } = usePictureOrder({ _id: 'g1', pictures }, 's1')
    return rows.map(({ _id, name }, place) => (
      <button key={_id} type="button" onClick={() => moveTo(place, rows.length)}>
        {name}
      </button>
    ))
  }
  const Site = createRoutesStub([{ path: '/', Component: Page, loader, HydrateFallback: () => null }])
  render(<Site />)
  await screen.findByText('a')
  return {
    toEnd: (name: string) => act(async () => screen.getByText(name).click()),
    answer: (isRefused?: boolean) => act(async () => answers.shift()!(isRefused)),
    shown: () =>
      screen
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .join(''),
    stored: () => names,
  }
}

it('stores moves that were made at once, each after the one before', async () => {
  const { toEnd, answer, shown, stored } = await openSet('axbyc')
  await toEnd('b')
  await toEnd('a')
  await toEnd('c')
  expect(shown()).toBe('bac')
  expect(signedCall).toHaveBeenCalledOnce()
  for (let moves = 0; moves < 3; moves++) {
    await answer()
    expect(shown()).toBe('bac')
  }
  expect(stored()).toBe('xybac')
})

it('stores a move that takes back one which is being stored', async () => {
  const { toEnd, answer, shown, stored } = await openSet('ab')
  await toEnd('a')
  await toEnd('b')
  await answer()
  await answer()
  expect([shown(), stored()]).toEqual(['ab', 'ab'])
})

it('shows the stored order once a move is refused', async () => {
  const { toEnd, answer, shown } = await openSet('abc')
  await toEnd('a')
  await toEnd('b')
  await answer(true)
  expect(shown()).toBe('cab')
  await answer()
  expect(shown()).toBe('acb')
})
