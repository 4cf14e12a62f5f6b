import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useOrder } from './use-order.ts'

afterEach(cleanup)

const service = (title: string) => ({ _id: title, title })
const lists = [
  ['Wedding', 'Product', 'Food'],
  ['Product', 'Wedding', 'Food'],
  ['Product', 'Food', 'Wedding'],
]

/** Three services, each with a button that moves it down; what is stored and which lists come is up to the test. */
async function openList() {
  const stores: (() => void)[] = []
  const loads: (() => void)[] = []
  let loaded = 0
  function Page() {
    const list = useLoaderData<{ _id: string; title: string }[]>()
    const store = () => new Promise<void>((done) => stores.push(done))
    const { rows, moveTo, placeOf } = useOrder({
      titleOf: ({ title }) => title,
      list,
      page: 1,
      total: list.length,
      store,
    })
    return rows.map((row) => (
      <button key={row._id} type="button" onClick={() => moveTo(row, placeOf(row) + 1, 'down')}>
        {row.title}
      </button>
    ))
  }
  const loader = async () => {
    if (loaded > 0) await new Promise<void>((done) => loads.push(done))
    return lists[loaded++]!.map(service)
  }
  const Stub = createRoutesStub([{ path: '/', Component: Page, loader, HydrateFallback: () => null }])
  render(<Stub />)
  await screen.findByText('Wedding')
  const press = (title: string) => act(async () => screen.getByText(title).click())
  const answer = (waiting: (() => void)[]) => act(async () => waiting.shift()!())
  const shown = () => screen.getAllByRole('button').map((button) => button.textContent)
  return { press, shown, stored: () => answer(stores), listCame: () => answer(loads) }
}

it('a reload after the previous move does not revert the row that is being stored', async () => {
  const { press, shown, stored, listCame } = await openList()
  await press('Wedding')
  expect(shown()).toEqual(lists[1])
  await stored()
  await press('Wedding')
  expect(shown()).toEqual(lists[2])
  await listCame()
  expect(shown()).toEqual(lists[2])
  await stored()
  await listCame()
  expect(shown()).toEqual(lists[2])
})
