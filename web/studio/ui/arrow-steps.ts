/** Where the keys move something in a list, counted from 0. */
export const arrowSteps: Record<string, (place: number, of: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, of) => of - 1,
}
