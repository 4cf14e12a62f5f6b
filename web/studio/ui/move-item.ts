/** To a place in the list, or to the end of it that is nearest. */
export function moveItem<T>(list: T[], from: number, to: number): T[] {
  const target = Math.max(0, Math.min(list.length - 1, to))
  const next = list.toSpliced(from, 1)
  return next.toSpliced(target, 0, list[from]!)
}
