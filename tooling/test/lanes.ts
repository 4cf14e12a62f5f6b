import type { Step } from './steps.ts'

const lanes = 2

/** Begins the steps in their order, as many at once as the lanes allow; a wide one waits until the road is clear. */
export async function inLanes(steps: Step[], run: (step: Step) => Promise<void>) {
  const ended = new Set<Step>()
  const running = new Map<Step, Promise<void>>()
  const waiting = [...steps]
  const taken = () => running.keys().reduce((sum, step) => sum + step.lanes, 0)
  const fits = (step: Step) =>
    taken() + step.lanes <= lanes && (!step.after || ended.has(step.after) || !steps.includes(step.after))

  const begin = async (step: Step) => {
    await run(step)
    running.delete(step)
    ended.add(step)
  }

  while (waiting.length + running.size > 0) {
    const next = waiting.find(fits)
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(next, begin(next))
    } else {
      await Promise.race(running.values())
    }
  }
}
