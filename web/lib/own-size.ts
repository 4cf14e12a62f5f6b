import type { CSSProperties } from 'react'

/** How large a picture is, for the style sheet: nothing is shown larger than its own pixels. */
export const ownSize = ({ width, height }: { width: number; height: number }) =>
  ({ '--own': `${width}px`, '--own-high': `${height}px` }) as CSSProperties
