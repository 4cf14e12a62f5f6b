export interface XmlNode {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
  text: string
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(text: string) {
  if (/[<\p{Cc}\p{Cs}\ufffe\uffff]/u.test(text.replace(/[\t\n\r]/g, '')))
    throw new Error(`Not allowed in XML: ${text}`)
  return text.replace(/&(\w+;)?/g, (_, name = '') => {
    const sign = entities[String(name).slice(0, -1)]
    if (!sign) throw new Error(`A bare & or an unknown entity: ${text}`)
    return sign
  })
}

const attributesOf = (source: string) => {
  const rest = source.replace(/\s+([\w:]+)="([^"]*)"/g, '').trim()
  if (rest) throw new Error(`Attributes must be quoted: ${source}`)
  return Object.fromEntries(
    [...source.matchAll(/\s+([\w:]+)="([^"]*)"/g)].map(([, name, value]) => [name!, plain(value!)]),
  )
}

/** Parses the elements of a document and throws where a feed reader would fail. */
export function parseXml(source: string): XmlNode {
  const [declaration, ...rest] = source.split('?>')
  if (declaration !== '<?xml version="1.0" encoding="UTF-8"')
    throw new Error(`No declaration: ${declaration}`)
  const top: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  for (const [, text, end, name, attributes, empty] of rest
    .join('?>')
    .matchAll(/([^<]*)(?:<(\/?)([\w:]+)([^<>]*?)(\/?)>|$)/g)) {
    const inside = open.at(-1)!
    inside.text += plain(text!)
    if (!name) continue
    if (end) {
      if (open.pop()!.name !== name) throw new Error(`</${name}> closes nothing`)
      continue
    }
    const node = { name, attributes: attributesOf(attributes!), children: [], text: '' }
    inside.children.push(node)
    if (!empty) open.push(node)
  }
  if (open.length !== 1 || top.children.length !== 1 || top.text.trim() !== '')
    throw new Error('A document has one element, and every element is closed')
  return top.children[0]!
}

export const textsOf = (node: XmlNode, name: string) =>
  node.children.filter((child) => child.name === name).map((child) => child.text)
