import { formatLongMoment } from '../../../contract/dates.ts'
import type { ShownPost } from '../../../contract/post.ts'
import { Eye } from '../../ui/icons.tsx'

/** Says that nobody sees this page but who has its link. */
export const PreviewNotice = ({ post }: { post: ShownPost }) => (
  <aside className="preview-notice" aria-label="Preview">
    <div className="wrap">
      <Eye />
      <p>
        <b>Preview.</b> Only people with this link see this post
        {post.status === 'scheduled'
          ? `, until it is published on ${formatLongMoment(post.publishedAt)}.`
          : '. It is a draft.'}
      </p>
    </div>
  </aside>
)
