/** The HTML that a post may contain: the server removes everything else, and the editor produces nothing else. */
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
