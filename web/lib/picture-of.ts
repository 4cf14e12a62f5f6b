interface Known {
  src: string
  alt: string
  width?: number
  height?: number
  caption?: string
}

/** All that is known about a picture; where nobody has said what it shows, it stands for what it belongs to. */
export function pictureOf(src: string, pictures: Known[], title: string): Known {
  const known = pictures.find((picture) => picture.src === src)
  return { src, ...known, alt: known?.alt || title }
}
