/** Fewer than these fill no wall: they are shown large, between the edges of the text. */
const fewest = 6

export const isFewWorks = (works: number) => works < fewest

/** How high the highest row may become, so that no picture is larger than a screen. */
const highest = 560

/** Of few pictures, how wide each is as a share of its row, and how wide the rows are in all. */
export function fewRows(ratios: number[]) {
  const first = ratios.length > 3 ? Math.ceil(ratios.length / 2) : ratios.length
  const rows = [ratios.slice(0, first), ratios.slice(first)].filter((row) => row.length > 0)
  const sums = rows.map((row) => row.reduce((sum, ratio) => sum + ratio, 0))
  return {
    across: Math.round(Math.min(...sums) * highest),
    places: rows.flatMap((row, n) => row.map((ratio) => ({ share: ratio / sums[n]!, inRow: row.length }))),
  }
}
