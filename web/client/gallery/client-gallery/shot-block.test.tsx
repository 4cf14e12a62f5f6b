import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ShotBlock } from './shot-block.tsx'

const block = { shots: [], ratios: 3 }
const observed = new Set<Element>()
let move: (isIntersecting: boolean, blocks: Iterable<Element>) => void
let frames: FrameRequestCallback[] = []

class Observer {
  constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    move = (isIntersecting, blocks) => tell([...blocks].map((target) => ({ target, isIntersecting })))
  }
  observe = (target: Element) => observed.add(target)
  unobserve = (target: Element) => observed.delete(target)
}
vi.stubGlobal('IntersectionObserver', Observer)
vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => frames.push(call))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** One frame, and the tasks after it. */
const nextFrame = () =>
  act(async () => {
    const due = frames
    frames = []
    for (const call of due) call(0)
    await vi.runAllTimersAsync()
  })

const show = (state: { isSent?: boolean; isOpen?: boolean; says?: string }) => (
  <ShotBlock block={block} isSent={state.isSent ?? false} isOpen={state.isOpen ?? false}>
    <li>{state.says ?? 'Picture'}</li>
  </ShotBlock>
)
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('fills blocks as they come near, one in each frame', async () => {
  render(
    <>
      {show({ says: 'First' })}
      {show({ says: 'Second' })}
      {show({ says: 'Third' })}
    </>,
  )
  const [first, second, third] = observed
  expect(shown()).toEqual([])
  move(true, [first!, second!, third!])
  await nextFrame()
  expect(shown()).toEqual(['First'])
  // Somebody scrolls past it.
  move(false, [second!])
  await nextFrame()
  expect(shown()).toEqual(['First', 'Third'])
  await nextFrame()
  move(true, [second!])
  await nextFrame()
  expect(shown()).toEqual(['First', 'Second', 'Third'])
  expect([...observed]).toEqual([])
})

it('renders blocks that came with the page, and an opened block even after closing', async () => {
  const { unmount } = render(show({ isSent: true }))
  expect(shown()).toEqual(['Picture'])
  unmount()
  const far = render(show({ isOpen: true }))
  expect(shown()).toEqual(['Picture'])
  await act(async () => far.rerender(show({})))
  expect(shown()).toEqual(['Picture'])
})
