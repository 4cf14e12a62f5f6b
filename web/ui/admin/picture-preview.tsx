import { useState } from 'react'
import { pictureName } from '../../lib/admin/picture-name.ts'

interface PicturePreviewProps {
  /** Nothing where there is no picture to show yet. */
  src: string
  /** An address is being typed: its place is there from the first letter on, so that nothing moves when it is complete. */
  expected: boolean
  /** What the picture is for: 'Leads the card and the page.' */
  use: string
}

const nameOf = (src: string) => (src.startsWith('data:') ? 'Placeholder' : pictureName(src))

/** The picture behind an address, with its size once it loads. */
export function PicturePreview({ src, expected, use }: PicturePreviewProps) {
  const [seen, setSeen] = useState<{ src: string; size: string | null }>({ src: '', size: null })
  const known = seen.src === src
  if (!src && !expected) return null
  if (!src)
    return (
      <div className="row adm-inset adm-pic">
        <span className="adm-thumb" />
        <span className="adm-cell-s">The picture appears here once its address is complete.</span>
      </div>
    )
  return (
    <div className="row adm-inset adm-pic">
      <img
        key={src}
        className="adm-thumb"
        src={src}
        alt=""
        width="84"
        height="60"
        referrerPolicy="no-referrer"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSeen({ src, size: `${naturalWidth} × ${naturalHeight}` })
        }
        onError={() => setSeen({ src, size: null })}
      />
      <div>
        <span className="adm-cell-t adm-small adm-cut">{nameOf(src)}</span>
        <span className="adm-cell-s">
          {known && seen.size === null
            ? 'This picture could not be loaded. Please check its address.'
            : `${known ? `${seen.size}. ` : ''}${use}`}
        </span>
      </div>
    </div>
  )
}
