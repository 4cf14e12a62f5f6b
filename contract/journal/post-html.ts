/** What the body of a post may consist of: the server keeps this and nothing else, and the editor writes no more. */
export const bodyTags = `p h2 h3 h4 ul ol li blockquote figure figcaption img a hr br
  strong b em i u s sub sup code pre
  table thead tbody tr th td caption`.split(/\s+/)

export const bodyAttributes: Record<string, string[]> = {
  a: ['href', 'title', 'rel', 'target'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'title'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  '*': ['lang', 'dir'],
}

export const linkSchemes = ['http', 'https', 'mailto', 'tel']
export const pictureSchemes = ['http', 'https', 'data']
