/** Runs a task for each item in their order, at most `atOnce` at a time. */
export async function forEachConcurrently<T>(
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
