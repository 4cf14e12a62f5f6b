/** A phone with a screen 390 px wide and two device pixels for each. */
const wanted = 780

/** The smallest size of a `srcset` that is sharp there. */
function chosenFrom(srcset: string) {
  const sizes = srcset.split(', ').map((size) => {
    const [src, width] = size.split(' ')
    return { src: src!, width: Number.parseInt(width!) }
  })
  return (sizes.find(({ width }) => width >= wanted) ?? sizes.at(-1)!).src
}

/** What a phone's browser fetches for a page: styles, scripts, fonts, and one file of each picture. */
export function assetsIn(html: string) {
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map((match) => match[1]!)
  const pictures = [...html.matchAll(/<source type="image\/avif" srcset="([^"]+)"/gi)].map((match) =>
    chosenFrom(match[1]!),
  )
  return [...new Set([...files, ...pictures])]
}
