import type { Editor, JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'

export interface PictureValues {
  address: string
  alt: string
  caption: string
}

interface FigurePlace {
  figure: Node
  from: number
}

/** The figure at the cursor or in the selection. */
function figureAt({ state: { selection } }: Editor): FigurePlace | null {
  if (selection instanceof NodeSelection && selection.node.type.name === 'figure')
    return { figure: selection.node, from: selection.from }
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const figure = $from.node(depth)
    if (figure.type.name === 'figure') return { figure, from: $from.before(depth) }
  }
  return null
}

const partOf = (figure: Node, name: string) => figure.children.find(({ type }) => type.name === name)

/** The picture at the cursor, for the panel. */
export function pictureAt(editor: Editor): PictureValues | null {
  const place = figureAt(editor)
  const picture = place && partOf(place.figure, 'picture')
  if (!picture) return null
  const { src, alt } = picture.attrs
  return { address: src, alt: alt ?? '', caption: partOf(place.figure, 'figcaption')?.textContent ?? '' }
}

const captionWith = (text: string): JSONContent[] =>
  text ? [{ type: 'figcaption', content: [{ type: 'text', text }] }] : []

export const newFigure = ({ address, alt, caption }: PictureValues): JSONContent => ({
  type: 'figure',
  content: [{ type: 'picture', attrs: { src: address, alt } }, ...captionWith(caption)],
})

/** Another picture has another size; an unchanged caption keeps its links and emphases. */
export function changeFigure(editor: Editor, { address, alt, caption }: PictureValues) {
  const { figure, from } = figureAt(editor)!
  const before = partOf(figure, 'figcaption')
  const content = figure.children.flatMap((part): JSONContent[] => {
    const json = part.toJSON() as JSONContent
    if (part.type.name === 'figcaption') return part.textContent === caption ? [json] : captionWith(caption)
    if (part !== partOf(figure, 'picture')) return [json]
    const size = part.attrs.src === address ? {} : { width: null, height: null }
    return [{ ...json, attrs: { ...part.attrs, ...size, src: address, alt } }]
  })
  const changed = { ...figure.toJSON(), content: before ? content : [...content, ...captionWith(caption)] }
  editor.commands.insertContentAt({ from, to: from + figure.nodeSize }, changed)
}
