/** A phone's screen is 390 wide, with two pixels to each. */
const wanted = 780

/** Of the sizes in a `srcset` the smallest that is sharp. */
function chosenFrom(srcset: string) {
  const sizes = srcset.split(', ').map((size) => {
    const [src, width] = size.split(' ')
    return { src: src!, width: Number.parseInt(width!) }
  })
  return (sizes.find(({ width }) => width >= wanted) ?? sizes.at(-1)!).src
}

/** What the browser of a phone fetches for a page: styles, scripts and fonts, and one file of each picture. */
export function assetsIn(html: string) {
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map((match) => match[1]!)
  const pictures = [...html.matchAll(/<source type="image\/avif" srcset="([^"]+)"/gi)].map((match) =>
    chosenFrom(match[1]!),
  )
  return [...new Set([...files, ...pictures])]
}
