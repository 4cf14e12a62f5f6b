import type { Step } from './steps.ts'

/** One more than the two processors that are always there, since some steps wait for a disk or another process. */
const lanes = 3

/**
 * Starts the steps in order, as many at once as the lanes allow. A step that needs more lanes than are free holds up
 * those behind it; otherwise narrow steps would always take the next free lane first.
 */
export async function inLanes(steps: Step[], run: (step: Step) => Promise<void>) {
  const ended = new Set<Step>()
  const running = new Map<Step, Promise<void>>()
  const waiting = [...steps]
  const taken = () => running.keys().reduce((sum, step) => sum + step.lanes, 0)
  const isReady = ({ after }: Step) => !after || ended.has(after) || !steps.includes(after)
  const hasRoom = (step: Step) => taken() + step.lanes <= lanes

  const begin = async (step: Step) => {
    await run(step)
    running.delete(step)
    ended.add(step)
  }

  while (waiting.length + running.size > 0) {
    const next = waiting.find(isReady)
    if (next && hasRoom(next)) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(next, begin(next))
    } else {
      await Promise.race(running.values())
    }
  }
}
