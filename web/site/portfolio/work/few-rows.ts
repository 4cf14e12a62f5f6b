/** Fewer pictures than this do not fill a wall: they are shown large, within the margins of the text. */
const fewest = 6

export const isFewWorks = (works: number) => works < fewest

/** The maximum row height, so that no picture is larger than a screen. */
const highest = 560

/** For few pictures: the width of each as a share of its row, and the width of the rows. */
export function fewRows(ratios: number[]) {
  const first = ratios.length > 3 ? Math.ceil(ratios.length / 2) : ratios.length
  const rows = [ratios.slice(0, first), ratios.slice(first)].filter((row) => row.length > 0)
  const sums = rows.map((row) => row.reduce((sum, ratio) => sum + ratio, 0))
  return {
    across: Math.round(Math.min(...sums) * highest),
    places: rows.flatMap((row, n) => row.map((ratio) => ({ share: ratio / sums[n]!, inRow: row.length }))),
  }
}
