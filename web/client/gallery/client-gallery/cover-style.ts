import type { CSSProperties } from 'react'
import type { GalleryDoor } from '../../../../contract/gallery/client-gallery.ts'

/** The usual length of a title with two names; longer titles are set smaller, to take about the same room. */
const usualLetters = 24

export const titleStyle = (title: string) =>
  ({
    '--title-scale': Math.min(1, Math.sqrt(usualLetters / Math.max(1, title.length))).toFixed(2),
  }) as CSSProperties

/** The relative luminance of a colour, from 0 to 1. */
function lightness(colour: string) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** A blurred cover behind the door, dimmed as far as needed for contrast: a dark cover less. */
export const coverStyle = ({ placeholder, colour }: Pick<GalleryDoor, 'placeholder' | 'colour'>) =>
  ({
    ...(colour && { '--colour': colour, '--dim': `${Math.round(30 + 34 * lightness(colour))}%` }),
    ...(placeholder && { '--blur': `url("${placeholder}")` }),
  }) as CSSProperties
