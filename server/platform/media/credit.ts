import { decodeXML, escapeUTF8 } from 'entities'
import type { Metadata } from 'sharp'
import { exifTexts } from './exif.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import { siteName } from '../../../contract/shape/site.ts'

export interface Credit {
  creator?: string
  copyright?: string
}

const creatorTag = 0x013b
const copyrightTag = 0x8298

function fromExif(exif: Buffer): Credit {
  try {
    const texts = exifTexts(exif)
    return { creator: texts.get(creatorTag), copyright: texts.get(copyrightTag) }
  } catch {
    // Some cameras and editors write invalid data.
    return {}
  }
}

function fromXmp(xmp: string): Credit {
  const first = (name: string) => {
    const item = new RegExp(`<dc:${name}>\\s*<rdf:\\w+>\\s*<rdf:li[^>]*>([^<]{1,500})<`).exec(xmp)
    return item ? decodeXML(item[1]!).trim() : undefined
  }
  return { creator: first('creator'), copyright: first('rights') }
}

/** The creator and copyright of a picture; its place and serial numbers are not kept. */
export function creditOf({ exif, xmpAsString }: Metadata): Credit {
  const xmp = xmpAsString ? fromXmp(xmpAsString) : {}
  const tags = exif ? fromExif(exif) : {}
  return { creator: xmp.creator || tags.creator, copyright: xmp.copyright || tags.copyright }
}

/** XMP, because search engines read it, and because our library writes only ASCII to EXIF. */
export function xmpOf({ creator, copyright }: Credit) {
  const fields = [
    creator && `<dc:creator><rdf:Seq><rdf:li>${escapeUTF8(creator)}</rdf:li></rdf:Seq></dc:creator>`,
    copyright &&
      `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeUTF8(copyright)}</rdf:li></rdf:Alt></dc:rights>`,
  ].filter(Boolean)
  if (fields.length === 0) return null
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">${fields.join('')}</rdf:Description></rdf:RDF></x:xmpmeta>`
}

/** The credit of pictures that the studio uploads, if their files have none. */
export const studioCredit = (site: Site): Credit => ({
  creator: site.owner || siteName(site),
  copyright: `© ${[site.owner, siteName(site)].filter(Boolean).join(', ')}`,
})
