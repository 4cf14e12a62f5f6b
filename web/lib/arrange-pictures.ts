/** A picture whose size is known. */
export interface SizedPicture {
  src: string
  width: number
  height: number
}

/** From here on a picture is shown from edge to edge. */
export const fullWidthMinimum = 1200

export const isLandscape = ({ width, height }: SizedPicture) => width > height

export const fitsFullWidth = (picture: SizedPicture) =>
  isLandscape(picture) && picture.width >= fullWidthMinimum

/** Those whose size is known, in their order and each once. */
export function withKnownSize(
  sources: string[],
  known: Readonly<Record<string, Partial<SizedPicture>>>,
): SizedPicture[] {
  return [...new Set(sources)].flatMap((src) => {
    const { width, height } = known[src] ?? {}
    return width && height ? [{ src, width, height }] : []
  })
}

/**
 * A sequence of pictures in their true ratios: one across the page, a pair of one height, and one that stands. What there
 * is no picture for is left out.
 */
export function arrangePictures(pictures: SizedPicture[]) {
  const lying = pictures.filter(isLandscape)
  const standing = pictures.filter((picture) => !isLandscape(picture))
  const full = lying.find(({ width }) => width >= fullWidthMinimum)
  const left = lying.find((picture) => picture !== full)
  const [right, tall] = standing
  const pair = left && right ? [left, right] : []
  return { full, pair, tall: pair.length > 0 ? tall : right }
}
