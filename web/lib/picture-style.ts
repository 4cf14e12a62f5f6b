import { center, type FocalPoint } from '../../contract/shape/focal-point.ts'
import type { CSSProperties } from 'react'

/** How a cropped picture keeps its focal point in view; the middle needs no word. */
export const focusStyle = ({ x, y }: FocalPoint = center) =>
  x === center.x && y === center.y ? undefined : { objectPosition: `${x}% ${y}%` }

/** How large a picture is, for the style sheet: nothing is shown larger than its own pixels. */
export const sizeStyle = ({ width, height }: { width?: number; height?: number }) =>
  width && height
    ? ({
        '--own': `${width}px`,
        '--own-high': `${height}px`,
        '--ratio': (width / height).toFixed(4),
      } as CSSProperties)
    : undefined
