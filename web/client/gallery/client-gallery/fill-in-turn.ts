/**
 * Blocks that are filled as they come near, one in each frame and in a task of its own: several at once would be one long
 * task, which whoever scrolls has to wait for. Those that went away again before their turn came do not hold up others.
 */
export function createTurns() {
  const waiting = new Map<Element, () => void>()
  const near = new Set<Element>()
  let isAsked = false

  function ask() {
    if (isAsked || near.size === 0) return
    isAsked = true
    // After the frame, not in it.
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
    // Farther away than browsers lay out what they skip (`content-visibility`), so that this is yet another task.
    { rootMargin: '300% 0px' },
  )

  return function wait(block: Element, fill: () => void) {
    waiting.set(block, fill)
    observer.observe(block)
    return () => leave(block)
  }
}

let wait: ReturnType<typeof createTurns> | undefined

/** Calls back once it is the turn of this block; returns how to give up waiting. */
export const fillInTurn = (block: Element, fill: () => void) => (wait ??= createTurns())(block, fill)
