const figure = /<figure>((?:(?!<\/figure>)[^])*)<\/figure>/g
const sizeOf = (html: string, side: 'width' | 'height') =>
  Number(new RegExp(`<img [^>]*\\b${side}="(\\d+)"`).exec(html)?.[1] ?? 0)

/**
 * A sanitised body made ready for the page: upright pictures are told from wide ones, which are shown larger, and what
 * may be wider than a phone scrolls by itself, by keyboard too.
 */
export const presentBody = (html: string) =>
  html
    .replace(figure, (whole, inside: string) =>
      sizeOf(inside, 'height') > sizeOf(inside, 'width')
        ? `<figure class="upright">${inside}</figure>`
        : whole,
    )
    .replace(/<table[^>]*>/g, '<section class="scroller" aria-label="Table" tabindex="0">$&')
    .replaceAll('</table>', '</table></section>')
    .replace(/<pre\b/g, '<pre tabindex="0"')
