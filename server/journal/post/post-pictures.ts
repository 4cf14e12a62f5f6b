import { decodeHTML, escapeAttribute } from 'entities'
import type { Picture } from '../../../contract/portfolio/picture.ts'
import { srcset, type Format } from '../../../contract/shape/picture-variants.ts'

/** The text column, and figures two columns wider. A browser that measures by itself does better: `auto`. */
const sizes = 'auto, (min-width: 1080px) 950px, 100vw'

const image = /<img\s+([^>]*?)\s*\/?>/g

const attributesOf = (text: string) =>
  new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escapeAttribute(String(value))}"`)
    .join(' ')

function element(picture: Picture, own: Map<string, string>) {
  const { src, width, height, placeholder, variants } = picture
  const alt = decodeHTML(own.get('alt') ?? '') || picture.alt
  const img = attributes({
    src,
    ...(variants && { srcset: srcset(variants, 'jpeg'), sizes }),
    alt,
    width,
    height,
    ...(own.has('title') && { title: decodeHTML(own.get('title')!) }),
    loading: 'lazy',
    decoding: 'async',
    ...(placeholder && { style: `background: url('${placeholder}') center / cover` }),
  })
  if (!variants) return `<img ${img} />`
  const source = (format: Format) =>
    `<source ${attributes({ type: `image/${format}`, srcset: srcset(variants, format), sizes })} />`
  return `<picture>${source('avif')}${source('webp')}<img ${img} /></picture>`
}

/** Both take a body as the sanitiser leaves it: attributes quoted, and no `>` inside them. */
export const bodySources = (html: string) =>
  [...html.matchAll(image)].map(([, text]) => decodeHTML(attributesOf(text!).get('src') ?? ''))

/** Added on the way out and never stored, so that bodies outlive every change in how pictures are made. */
export function withBodyPictures(html: string, pictures: Picture[]) {
  const bySrc = new Map(pictures.map((picture) => [picture.src, picture]))
  return html.replace(image, (whole, text: string) => {
    const own = attributesOf(text)
    const picture = bySrc.get(decodeHTML(own.get('src') ?? ''))
    return picture ? element(picture, own) : whole
  })
}
