import type { ShownPost } from '../../../../contract/journal/post.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Caption, Picture, PictureLookup, type PictureInfo } from '../../../ui/picture.tsx'
import { toPictureLookup } from '../../../ui/picture-lookup.ts'
import { photoTransition } from './post-card.tsx'
import { PostBody } from './post-body.tsx'
import { PostHead } from './post-head.tsx'
import { PreviewNotice } from './preview-notice.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { Share } from './share.tsx'
import { useMovedAddress } from './use-moved-address.ts'

interface PostScreenProps {
  post: ShownPost
  pictures: PictureInfo[]
  publicUrl: string
}

export function PostScreen({ post, pictures, publicUrl }: PostScreenProps) {
  useTitle(post.title)
  useMovedAddress(post.slug)
  const lookup = toPictureLookup(pictures)
  return (
    <PictureLookup value={lookup}>
      {post.status !== 'published' && <PreviewNotice post={post} />}
      <article className="post">
        <ReadingProgress />
        <PostHead post={post} />
        <figure className="wrap post-hero">
          <Picture
            of={post.thumbnail}
            sizes="(width <= 760px) 100vw, (width <= 1440px) 90vw, 1280px"
            priority
            style={photoTransition(post._id)}
          />
          <Caption of={lookup[post.thumbnail] ?? {}} />
        </figure>
        <div className="wrap grid-12 post-body">
          <Share publicUrl={publicUrl} />
          <PostBody html={post.postBody} />
        </div>
      </article>
    </PictureLookup>
  )
}
