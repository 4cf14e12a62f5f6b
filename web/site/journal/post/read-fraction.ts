/** How much of a text has passed, from 0 to 1, given its place in a window of this height. */
export function readFraction({ top, height }: { top: number; height: number }, windowHeight: number) {
  const way = height - windowHeight
  if (way <= 0) return top <= 0 ? 1 : 0
  return Math.min(1, Math.max(0, -top / way))
}
