interface PlacedPicture {
  _id: string
}

/**
 * The id of the picture before which a dropped one is placed; null for the end. If only one set is shown, the last
 * place is right after its last picture, wherever the next picture belongs.
 */
export function placeBefore(all: PlacedPicture[], shown: PlacedPicture[], place: number) {
  const next = shown[place + 1]
  if (next) return next._id
  const last = all.findIndex(({ _id }) => _id === shown[place - 1]?._id)
  const behind = all.slice(last + 1).find(({ _id }) => _id !== shown[place]?._id)
  return behind?._id ?? null
}
