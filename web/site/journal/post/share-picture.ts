import type { Post } from '../../../../contract/journal/post.ts'
import { pictureOf } from '../../../lib/picture-of.ts'
import type { PictureInfo } from '../../../ui/picture.tsx'

/** What networks show for a post; nothing for the embedded stand-in of an upload that failed. */
export function sharePicture(post: Post, pictures: PictureInfo[]) {
  if (post.thumbnail.startsWith('data:')) return undefined
  return pictureOf(post.thumbnail, pictures, post.title)
}
