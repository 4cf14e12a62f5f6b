interface Ranked {
  id: string
  rank: number | null
}

/**
 * The rows of an ordered list whose rank changes when one of them moves to a place, counted from 1; undefined where it
 * is not among them. Every row gets a rank with the first move, so that those which were never moved keep their places;
 * from then on only the rows between the two places change. The highest rank comes first.
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
