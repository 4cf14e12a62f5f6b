import { langOf } from '../lib/lang.ts'

/** The sentence below a picture, where somebody has written one. */
export function Caption({ of: { caption } }: { of: { caption?: string } }) {
  return caption ? (
    <figcaption className="caption" lang={langOf(caption)}>
      {caption}
    </figcaption>
  ) : null
}
