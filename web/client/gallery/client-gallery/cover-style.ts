import type { CSSProperties } from 'react'
import type { GalleryDoor } from '../../../../contract/gallery/client-gallery.ts'

/** Letters that two people's names have; a longer title is set smaller, so that it takes about the same room. */
const usualLetters = 24

export const titleStyle = (title: string) =>
  ({
    '--title-scale': Math.min(1, Math.sqrt(usualLetters / Math.max(1, title.length))).toFixed(2),
  }) as CSSProperties

/** How light a colour is, from 0 to 1, as screens count. */
function lightness(colour: string) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** A blurred cover behind the door, dimmed as much as it has to be: a dark one shines through more. */
export const coverStyle = ({ placeholder, colour }: Pick<GalleryDoor, 'placeholder' | 'colour'>) =>
  ({
    ...(colour && { '--colour': colour, '--dim': `${Math.round(30 + 34 * lightness(colour))}%` }),
    ...(placeholder && { '--blur': `url("${placeholder}")` }),
  }) as CSSProperties
