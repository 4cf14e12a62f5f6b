import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ShotBlock } from './shot-block.tsx'

const block = { shots: [], ratios: 3 }
let comeNear: () => void = () => undefined

class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => tell([{ isIntersecting: true }])
  }
  observe() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', Observer)
afterEach(cleanup)

const show = (state: { isSent?: boolean; isOpen?: boolean }) => (
  <ShotBlock block={block} isSent={state.isSent ?? false} isOpen={state.isOpen ?? false}>
    <li>Picture</li>
  </ShotBlock>
)

it('pictures far below come into the page as they come near', async () => {
  render(show({}))
  expect(screen.queryByText('Picture')).toBeNull()
  await act(async () => comeNear())
  expect(screen.getByText('Picture')).toBeDefined()
})

it('those that were sent with it are there, and so is one that is open, also once it is closed', async () => {
  const { unmount } = render(show({ isSent: true }))
  expect(screen.getByText('Picture')).toBeDefined()
  unmount()
  const far = render(show({ isOpen: true }))
  expect(screen.getByText('Picture')).toBeDefined()
  await act(async () => far.rerender(show({})))
  expect(screen.getByText('Picture')).toBeDefined()
})
