/** The sentence below a picture, where somebody has written one. */
export function Caption({ of: { caption } }: { of: { caption?: string } }) {
  return caption ? <figcaption className="caption">{caption}</figcaption> : null
}
