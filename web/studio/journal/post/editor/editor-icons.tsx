import * as lucide from 'lucide'
import { createElement } from 'react'
import { icon } from '../../../../ui/icons.tsx'

const drawn = (drawing: lucide.IconNode) => createElement(icon(drawing))

export const icons = {
  heading2: drawn(lucide.Heading2),
  heading3: drawn(lucide.Heading3),
  bold: drawn(lucide.Bold),
  italic: drawn(lucide.Italic),
  link: drawn(lucide.Link),
  bullets: drawn(lucide.List),
  numbers: drawn(lucide.ListOrdered),
  quote: drawn(lucide.Quote),
  picture: drawn(lucide.Image),
  rule: drawn(lucide.Minus),
  undo: drawn(lucide.Undo2),
  redo: drawn(lucide.Redo2),
}
