/**
 * Fills blocks as they come near, one in each frame and in its own task: several at once would block scrolling. Blocks
 * that leave before their turn are skipped.
 */
export function createTurns() {
  const waiting = new Map<Element, () => void>()
  const near = new Set<Element>()
  let isAsked = false

  function ask() {
    if (isAsked || near.size === 0) return
    isAsked = true
    // After the frame, not within it.
    requestAnimationFrame(() => setTimeout(fillNext))
  }

  function fillNext() {
    isAsked = false
    const [block] = near
    if (!block) return
    const fill = waiting.get(block)
    leave(block)
    fill?.()
    ask()
  }

  function leave(block: Element) {
    observer.unobserve(block)
    waiting.delete(block)
    near.delete(block)
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) near.add(target)
        else near.delete(target)
      ask()
    },
    // A larger distance than `content-visibility` uses, so that layout happens in another task.
    { rootMargin: '300% 0px' },
  )

  return function wait(block: Element, fill: () => void) {
    waiting.set(block, fill)
    observer.observe(block)
    return () => leave(block)
  }
}

let wait: ReturnType<typeof createTurns> | undefined

/** Calls `fill` when it is the turn of this block; returns a function that cancels. */
export const fillInTurn = (block: Element, fill: () => void) => (wait ??= createTurns())(block, fill)
