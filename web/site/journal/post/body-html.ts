const figure = /<figure>((?:(?!<\/figure>)[^])*)<\/figure>/g
const sizeOf = (html: string, side: 'width' | 'height') =>
  Number(new RegExp(`<img [^>]*\\b${side}="(\\d+)"`).exec(html)?.[1] ?? 0)

/**
 * Prepares a sanitised body for the page: marks upright pictures, which are shown smaller than wide ones, and makes
 * anything wider than a phone scroll by itself, also by keyboard.
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

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of a sanitised body, for descriptions and counts; never to be shown as HTML. */
export const bodyText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?।])/g, '$1')
    .trim()

export const wordCount = (text: string) => (text === '' ? 0 : text.split(' ').length)
