import { center, type FocalPoint } from '../../contract/shape/focal-point.ts'
import type { CSSProperties } from 'react'

/** Keeps the focal point of a cropped picture in view; the centre is the default of CSS. */
export const focusStyle = ({ x, y }: FocalPoint = center) =>
  x === center.x && y === center.y ? undefined : { objectPosition: `${x}% ${y}%` }

/** The size of a picture for the style sheet, which shows no picture larger than its own pixels. */
export const sizeStyle = ({ width, height }: { width?: number; height?: number }) =>
  width && height
    ? ({
        '--own': `${width}px`,
        '--own-high': `${height}px`,
        '--ratio': (width / height).toFixed(4),
      } as CSSProperties)
    : undefined
