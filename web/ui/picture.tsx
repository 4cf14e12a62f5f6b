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
  /** A sentence to be read with it. */
  caption?: string
  /** What its crops keep in view, where that is not the middle. */
  focus?: FocalPoint
  /** A tiny blurred version as a data address, shown until the picture is there. */
  placeholder?: string
  variants?: Variants
}

/** What is known about the pictures of a page, by address: a screen then names a picture by its address alone. */
export const PictureLookup = createContext<Readonly<Record<string, Partial<PictureInfo>>>>({})

interface PictureProps {
  /** All about it, or only its address. */
  of: (Partial<PictureInfo> & { src: string }) | string
  alt?: string
  /** How wide it is shown, for the browser to choose a variant: '(width <= 760px) 100vw, 50vw'. */
  sizes?: string
  /** Among the first things seen on the page: fetched at once, and before all other pictures. */
  priority?: boolean
  className?: string
  style?: CSSProperties
}

export function Picture({ of, alt, sizes = '100vw', priority, className, style }: PictureProps) {
  const book = useContext(PictureLookup)
  const given: Partial<PictureInfo> & { src: string } = typeof of === 'string' ? { src: of } : of
  const { src, width, height, focus, placeholder, variants, ...info } = { ...given, ...book[given.src] }
  const description = alt ?? (given.alt || info.alt) ?? ''
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

/** The sentence below a picture, where somebody has written one. */
export function Caption({ of: { caption } }: { of: { caption?: string } }) {
  return caption ? (
    <figcaption className="caption" lang={langOf(caption)}>
      {caption}
    </figcaption>
  ) : null
}
