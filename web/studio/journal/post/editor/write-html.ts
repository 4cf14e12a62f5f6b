import { bodyAttributes, bodyTags } from '../../../../../contract/journal/post-html.ts'

const tags = new Set(bodyTags)
const empty = new Set(['img', 'br', 'hr'])
/** Contain their text directly, unless there are several paragraphs. */
const unwrapped = new Set(['li', 'td', 'th'])

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const escapeValue = (text: string) => escapeText(text).replace(/"/g, '&quot;')

function attributesOf(element: Element, name: string) {
  const allowed = [...(bodyAttributes[name] ?? []), ...bodyAttributes['*']!]
  return allowed
    .filter((one) => element.getAttribute(one) || (one === 'alt' && element.hasAttribute(one)))
    .map((one) => ` ${one}="${escapeValue(element.getAttribute(one)!)}"`)
    .join('')
}

const isParagraph = (node: Node) => node.nodeName === 'P' && (node as Element).attributes.length === 0

function contentOf(element: Element, name: string) {
  const children = [...element.childNodes]
  const single = unwrapped.has(name) && children.filter(({ nodeName }) => nodeName === 'P').length === 1
  return children
    .map((child) => (single && isParagraph(child) ? [...child.childNodes].map(write).join('') : write(child)))
    .join('')
}

function write(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeText(node.nodeValue ?? '')
  if (!(node instanceof Element)) return ''
  const name = node.localName
  const content = empty.has(name) ? '' : contentOf(node, name)
  if (!tags.has(name)) return content
  const start = `<${name}${attributesOf(node, name)}`
  return empty.has(name) ? `${start} />` : `${start}>${content}</${name}>`
}

/** Exactly the HTML that the server keeps, one block on each line. */
export const writeHtml = (body: Node) =>
  [...body.childNodes]
    .map(write)
    .join('\n')
    // The empty last paragraph, where typing continues, is not part of the text.
    .replace(/(\n<p><\/p>)+$/, '')
