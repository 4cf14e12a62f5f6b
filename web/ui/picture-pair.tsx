import type { ComponentType, CSSProperties } from 'react'
import type { Sized } from '../lib/arrange-pictures.ts'

interface PicturePairProps {
  /** Two, or none. */
  pictures: Sized[]
  Show: ComponentType<{ picture: Sized; sizes: string }>
}

/** Two pictures of one height, each whole. */
export function PicturePair({ pictures, Show }: PicturePairProps) {
  if (pictures.length === 0) return null
  const ratios = pictures.map(({ width, height }) => width / height)
  const all = ratios.reduce((sum, ratio) => sum + ratio, 0)
  return (
    <div className="wrap picture-pair">
      {pictures.map((picture, index) => (
        <figure
          key={picture.src}
          style={{ '--ratio': ratios[index]!.toFixed(4), '--own': `${picture.width}px` } as CSSProperties}
        >
          <Show
            picture={picture}
            sizes={`(width <= 760px) 100vw, ${Math.ceil((ratios[index]! / all) * 88)}vw`}
          />
        </figure>
      ))}
    </div>
  )
}
