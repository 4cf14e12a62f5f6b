const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The words of a body, as the sanitiser leaves it: for descriptions and counts, never to be shown as HTML. */
export const bodyText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?।])/g, '$1')
    .trim()

export const wordCount = (text: string) => (text === '' ? 0 : text.split(' ').length)
