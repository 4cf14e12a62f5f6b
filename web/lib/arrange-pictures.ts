/** A picture whose size is known. */
export interface Sized {
  src: string
  width: number
  height: number
}

/** From here on a picture is shown from edge to edge. */
export const wideEnough = 1200

export const lies = ({ width, height }: Sized) => width > height

export const goesFromEdgeToEdge = (picture: Sized) => lies(picture) && picture.width >= wideEnough

/** Those whose size is known, in their order and each once. */
export function sized(sources: string[], known: Readonly<Record<string, Partial<Sized>>>): Sized[] {
  return [...new Set(sources)].flatMap((src) => {
    const { width, height } = known[src] ?? {}
    return width && height ? [{ src, width, height }] : []
  })
}

/**
 * A sequence of pictures in their true ratios: one across the page, a pair of one height, and one that stands. What there
 * is no picture for is left out.
 */
export function arrangePictures(pictures: Sized[]) {
  const lying = pictures.filter(lies)
  const standing = pictures.filter((picture) => !lies(picture))
  const full = lying.find(({ width }) => width >= wideEnough)
  const left = lying.find((picture) => picture !== full)
  const [right, tall] = standing
  const pair = left && right ? [left, right] : []
  return { full, pair, tall: pair.length > 0 ? tall : right }
}
