/** Runs a task for each item, at most so many at a time, in the order of the items. */
export async function withConcurrency<T>(
  items: readonly T[],
  atOnce: number,
  task: (item: T) => Promise<void>,
) {
  const queue = items.values()
  const runner = async () => {
    for (const item of queue) await task(item)
  }
  await Promise.all(Array.from({ length: atOnce }, runner))
}
