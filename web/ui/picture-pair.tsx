import type { CSSProperties, ReactNode } from 'react'
import type { SizedPicture } from '../lib/arrange-pictures.ts'

const ratioOf = ({ width, height }: SizedPicture) => width / height

/** The `sizes` of both pictures. */
export function pairSizes(pictures: SizedPicture[]) {
  const all = pictures.reduce((sum, picture) => sum + ratioOf(picture), 0)
  return pictures.map((picture) => `(width <= 760px) 100vw, ${Math.ceil((ratioOf(picture) / all) * 88)}vw`)
}

interface PicturePairProps {
  /** Two, or none. */
  pictures: SizedPicture[]
  /** The content of each figure. */
  children: ReactNode[]
}

/** Two uncropped pictures of equal height. */
export function PicturePair({ pictures, children }: PicturePairProps) {
  if (pictures.length === 0) return null
  return (
    <div className="wrap picture-pair">
      {pictures.map((picture, index) => (
        <figure
          key={picture.src}
          style={{ '--ratio': ratioOf(picture).toFixed(4), '--own': `${picture.width}px` } as CSSProperties}
        >
          {children[index]}
        </figure>
      ))}
    </div>
  )
}
