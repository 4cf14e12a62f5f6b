import type { Post } from '../../../contract/post.ts'
import type { PictureInfo } from '../../ui/picture.tsx'

/** What networks show for a post; nothing for the embedded stand-in of an upload that failed. */
export function sharePicture(post: Post, pictures: PictureInfo[]) {
  if (post.thumbnail.startsWith('data:')) return undefined
  const { alt, ...known } = pictures.find(({ src }) => src === post.thumbnail) ?? { src: post.thumbnail }
  return { ...known, alt: alt || post.title }
}
