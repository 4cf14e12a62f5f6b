import { decodeHTML, escapeAttribute } from 'entities'
import type { Picture } from '../../../contract/portfolio/picture.ts'
import { srcset, type Format } from '../../../contract/shape/picture-variants.ts'

/** Figures are wider than the text column. With `auto`, browsers that support it measure the layout themselves. */
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

/** This and `withBodyPictures` expect a sanitised body: attributes quoted, and no `>` inside them. */
export const bodySources = (html: string) =>
  [...html.matchAll(image)].map(([, text]) => decodeHTML(attributesOf(text!).get('src') ?? ''))

/** Applied when a body is read and never stored, so that stored bodies do not depend on how pictures are processed. */
export function withBodyPictures(html: string, pictures: Picture[]) {
  const bySrc = new Map(pictures.map((picture) => [picture.src, picture]))
  return html.replace(image, (whole, text: string) => {
    const own = attributesOf(text)
    const picture = bySrc.get(decodeHTML(own.get('src') ?? ''))
    return picture ? element(picture, own) : whole
  })
}
