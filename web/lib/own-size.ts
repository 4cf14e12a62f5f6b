import type { CSSProperties } from 'react'

/** How large a picture is, for the style sheet: nothing is shown larger than its own pixels. */
export const ownSize = ({ width, height }: { width?: number; height?: number }) =>
  width && height
    ? ({
        '--own': `${width}px`,
        '--own-high': `${height}px`,
        '--ratio': (width / height).toFixed(4),
      } as CSSProperties)
    : undefined
