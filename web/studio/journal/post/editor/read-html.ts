import { linkSchemes } from '../../../../../contract/journal/post-html.ts'

const rename = (element: Element, name: string) => {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Maps headings that posts do not use to the nearest level; the title of the post is the only h1. */
function keepHeadings(body: Element) {
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2')
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4')
}

const numbered = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i

/** Word writes lists as paragraphs that begin with a bullet or number. */
function makeLists(body: Element) {
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"], p[class^="MsoListParagraph"]')) {
    const signs = paragraph.querySelectorAll(
      'span[style*="mso-list:Ignore"], span[style*="mso-list: Ignore"]',
    )
    const name = numbered.test(signs[0]?.textContent ?? '') ? 'ol' : 'ul'
    for (const sign of signs) sign.remove()
    const before = paragraph.previousElementSibling
    const list =
      before?.localName === name && before.hasAttribute('data-word') ? before : document.createElement(name)
    list.setAttribute('data-word', '')
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    if (list === before) paragraph.remove()
    else paragraph.replaceWith(list)
  }
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

export function readHtml(html: string) {
  const body = parse(html)
  keepHeadings(body)
  return body.innerHTML
}

/** Pasted HTML from Word, an email or another page: its text and structure without its styles. */
export function readPasted(html: string) {
  const body = parse(html)
  for (const part of body.querySelectorAll('style, script, meta, link, title, xml')) part.remove()
  makeLists(body)
  keepHeadings(body)
  // Embedded pictures have no address that visitors could open.
  for (const picture of body.querySelectorAll('img:not([src^="http"], [src^="/"])')) picture.remove()
  for (const part of body.querySelectorAll('p, div'))
    if (!part.textContent?.trim() && !part.querySelector('img, br')) part.remove()
  for (const part of body.querySelectorAll('[lang], [dir]')) {
    part.removeAttribute('lang')
    part.removeAttribute('dir')
  }
  return body.innerHTML
}

const scheme = /^([a-z][a-z0-9+.-]*):/i

/** Whether a post may link to an address: on this site, on another one, an email address or a phone number. */
export const isLinkAddress = (address: string) => {
  const named = scheme.exec(address.trim())?.[1]?.toLowerCase()
  return named ? linkSchemes.includes(named) : !address.trim().startsWith('//')
}
