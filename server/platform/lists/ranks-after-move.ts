interface Ranked {
  id: string
  rank: number | null
}

/**
 * The rows whose rank changes when one moves to a place, counted from 1; undefined if the row is not among them. The first
 * move gives every row a rank, so that rows which were never moved keep their places; later moves change only the rows
 * between the two places. The highest rank comes first.
 */
export function ranksAfterMove(
  rows: Ranked[],
  id: string,
  place: number,
): { id: string; rank: number }[] | undefined {
  const moved = rows.find((row) => row.id === id)
  if (!moved) return undefined
  const order = rows.filter((row) => row !== moved).toSpliced(place - 1, 0, moved)
  return order.flatMap((row, index) => {
    const rank = order.length - index
    return row.rank === rank ? [] : [{ id: row.id, rank }]
  })
}
