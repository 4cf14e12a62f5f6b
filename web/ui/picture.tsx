import { createContext, type CSSProperties, useContext } from 'react'
import type { FocalPoint } from '../../contract/shape/focal-point.ts'
import { srcset, type Variants } from '../../contract/shape/picture-variants.ts'
import { focusStyle } from '../lib/picture-style.ts'
import { langOf } from '../lib/lang.ts'

/** What the server knows about a picture. */
export interface PictureInfo {
  src: string
  width: number
  height: number
  alt: string
  /** A caption that is read together with the picture. */
  caption?: string
  /** The focal point of crops, if it is not the centre. */
  focus?: FocalPoint
  /** A tiny blurred version as a data URL, shown until the picture has loaded. */
  placeholder?: string
  variants?: Variants
}

/** The known pictures of a page, by address: a screen then names a picture by its address alone. */
export const PictureLookup = createContext<Readonly<Record<string, Partial<PictureInfo>>>>({})

interface PictureProps {
  /** The whole picture, or only its address. */
  of: (Partial<PictureInfo> & { src: string }) | string
  alt?: string
  /** The `sizes` attribute, from which the browser chooses a variant: '(width <= 760px) 100vw, 50vw'. */
  sizes?: string
  /** Visible without scrolling: loaded at once, before all other pictures. */
  priority?: boolean
  className?: string
  style?: CSSProperties
}

export function Picture({ of, alt, sizes = '100vw', priority, className, style }: PictureProps) {
  const book = useContext(PictureLookup)
  const pictureInfo: Partial<PictureInfo> & { src: string } = typeof of === 'string' ? { src: of } : of
  const { src, width, height, focus, placeholder, variants, ...info } = {
    ...pictureInfo,
    ...book[pictureInfo.src],
  }
  const description = alt ?? (pictureInfo.alt || info.alt) ?? ''
  const image = (
    <img
      src={src}
      srcSet={variants && srcset(variants, 'jpeg')}
      sizes={variants && sizes}
      width={width}
      height={height}
      alt={description}
      lang={langOf(description)}
      className={className}
      style={{
        ...(placeholder && { backgroundImage: `url("${placeholder}")` }),
        ...focusStyle(focus),
        ...style,
      }}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
    />
  )
  if (!variants) return image
  return (
    <picture>
      <source type="image/avif" srcSet={srcset(variants, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcset(variants, 'webp')} sizes={sizes} />
      {image}
    </picture>
  )
}

/** The caption below a picture, if it has one. */
export function Caption({ of: { caption } }: { of: { caption?: string } }) {
  return caption ? (
    <figcaption className="caption" lang={langOf(caption)}>
      {caption}
    </figcaption>
  ) : null
}
