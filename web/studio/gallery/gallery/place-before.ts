interface Kept {
  _id: string
}

/**
 * Before which picture of the gallery one is put so that it stands where it was dropped; null for the end. Where only one
 * set is shown, its last place is the one behind its last picture, wherever the next one belongs.
 */
export function placeBefore(all: Kept[], shown: Kept[], place: number) {
  const next = shown[place + 1]
  if (next) return next._id
  const last = all.findIndex(({ _id }) => _id === shown[place - 1]?._id)
  const behind = all.slice(last + 1).find(({ _id }) => _id !== shown[place]?._id)
  return behind?._id ?? null
}
