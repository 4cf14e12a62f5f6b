import sanitize from 'sanitize-html'
import { firstCharacters } from '../../../contract/shape/excerpt.ts'
import { bodyAttributes, bodyTags, linkSchemes, pictureSchemes } from '../../../contract/journal/post-html.ts'
import { bodySources } from './post-pictures.ts'

export const excerptLength = 70

const allowed: sanitize.IOptions = {
  allowedTags: bodyTags,
  allowedAttributes: bodyAttributes,
  allowedSchemes: linkSchemes,
  allowedSchemesByTag: { img: pictureSchemes },
  allowProtocolRelative: false,
  // Deeper than any real post; thousands of nested tags would take seconds.
  nestingLimit: 50,
  transformTags: {
    // A page opened in a new tab must not control this one through window.opener.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
    }),
    h1: 'h2',
  },
}

export const cleanBody = (html: string) => sanitize(html, allowed)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

export function plainText(html: string) {
  // A space between blocks keeps the last word of one from running into the first of the next.
  const text = sanitize(html.replace(/<\/(p|h\d|li|blockquote|figcaption|td|th)>|<br\s*\/?>/gi, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
  })
  return text
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether the body has neither text nor pictures. Characters that only join letters do not count as text. */
export const isEmptyBody = (html: string) =>
  plainText(html)
    .replace(/\p{Cf}/gu, '')
    .trim() === '' && !bodySources(html).some(Boolean)

export const excerptOf = (html: string) => firstCharacters(plainText(html), excerptLength)
