/** Moves an item to a place in the list; places outside mean the nearest end. */
export function moveItem<T>(list: T[], from: number, to: number): T[] {
  const target = Math.max(0, Math.min(list.length - 1, to))
  const next = list.toSpliced(from, 1)
  return next.toSpliced(target, 0, list[from]!)
}

/** The new index for each key, from 0. */
export const arrowSteps: Record<string, (place: number, of: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, of) => of - 1,
}
