import { Extension, Mark, Node, type NodeViewRenderer } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import type { Sizes } from '../sized-body.ts'
import { isLinkAddress } from './read-html.ts'

/** A tag that contains text only. */
const mark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

interface PartOptions {
  content: string
  group?: string
  marks?: string
  attributes?: string[]
}

/** A tag that the editor keeps unchanged. */
const part = (name: string, { content, group, marks, attributes = [] }: PartOptions) =>
  Node.create({
    name,
    content,
    group,
    marks,
    isolating: true,
    addAttributes: () => Object.fromEntries(attributes.map((one) => [one, { default: null }])),
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, HTMLAttributes, 0],
  })

const pictureAttributes = () =>
  Object.fromEntries(
    ['src', 'alt', 'title', 'width', 'height', 'loading'].map((name) => [name, { default: null }]),
  )

/** Rendered but never stored: the size of a picture, so that nothing below it moves while it loads. */
const drawn =
  (sizes: Sizes): NodeViewRenderer =>
  ({ node: { attrs } }) => {
    const dom = document.createElement('img')
    const size = attrs.width ? {} : sizes.get(attrs.src)
    for (const [name, value] of Object.entries({ ...attrs, ...size }))
      if (value !== null) dom.setAttribute(name, String(value))
    return { dom }
  }

/** A picture within a line of text. */
const image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: pictureAttributes,
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** The picture of a figure. */
const picture = Node.create({
  name: 'picture',
  draggable: true,
  addAttributes: pictureAttributes,
  parseHTML: () => [{ tag: 'img[src]', context: 'figure/', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const preformatted = Node.create({
  name: 'pre',
  content: 'inline*',
  group: 'block',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, 0],
})

/** The language of a passage, so that screen readers change their voice. */
const language = Extension.create({
  name: 'language',
  addGlobalAttributes: () => [
    {
      types: `paragraph heading blockquote bulletList orderedList listItem figure figcaption pre table caption
        tr th td bold italic underline strike sub sup code link`.split(/\s+/),
      attributes: { lang: { default: null }, dir: { default: null } },
    },
  ],
})

const figureParts = '(picture | paragraph | blockquote | pre | table)'

/** Together they cover everything that the server keeps, so that editing loses nothing. */
export const extensionsFor = (sizes: Sizes) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      autolink: false,
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => isLinkAddress(address),
    },
  }),
  mark('sub', 'sub'),
  mark('sup', 'sup'),
  mark('code', 'code'),
  ...[image, picture].map((node) => node.extend({ addNodeView: () => drawn(sizes) })),
  preformatted,
  part('figure', {
    content: `figcaption? ${figureParts}+ figcaption?`,
    group: 'block',
    marks: '_',
  }),
  part('figcaption', { content: 'inline*' }),
  part('table', { content: 'caption? thead? tbody*', group: 'block' }),
  part('caption', { content: 'inline*' }),
  part('thead', { content: 'tr+' }),
  part('tbody', { content: 'tr+' }),
  part('tr', { content: '(th | td)+' }),
  part('th', { content: 'block+', attributes: ['scope', 'colspan', 'rowspan'] }),
  part('td', { content: 'block+', attributes: ['colspan', 'rowspan'] }),
  language,
]
