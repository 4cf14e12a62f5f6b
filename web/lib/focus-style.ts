import { center, type FocalPoint } from '../../contract/shape/focal-point.ts'

/** How a cropped picture keeps its focal point in view; the middle needs no word. */
export const focusStyle = ({ x, y }: FocalPoint = center) =>
  x === center.x && y === center.y ? undefined : { objectPosition: `${x}% ${y}%` }
