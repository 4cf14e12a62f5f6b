/** A picture whose size is known. */
export interface SizedPicture {
  src: string
  width: number
  height: number
}

/** The narrowest picture that is shown across the whole page. */
export const fullWidthMinimum = 1200

export const isLandscape = ({ width, height }: SizedPicture) => width > height

export const fitsFullWidth = (picture: SizedPicture) =>
  isLandscape(picture) && picture.width >= fullWidthMinimum

/** The pictures whose size is known, in the given order and each once. */
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
 * Arranges pictures in their true ratios: one across the page, a landscape and a portrait of one height side by side,
 * and one more portrait. Places without a picture are left out.
 */
export function arrangePictures(pictures: SizedPicture[]) {
  const landscapes = pictures.filter(isLandscape)
  const portraits = pictures.filter((picture) => !isLandscape(picture))
  const full = landscapes.find(({ width }) => width >= fullWidthMinimum)
  const left = landscapes.find((picture) => picture !== full)
  const [right, tall] = portraits
  const pair = left && right ? [left, right] : []
  return { full, pair, tall: pair.length > 0 ? tall : right }
}
