import { formatLongMoment } from '../../../../contract/shape/dates.ts'
import type { ShownPost } from '../../../../contract/journal/post.ts'
import { Eye } from '../../../ui/icons.tsx'
import { t } from '../../../../language/t.ts'

/** Says that only people with the link can see this page. */
export const PreviewNotice = ({ post }: { post: ShownPost }) => (
  <aside className="preview-notice" aria-label={t('Preview')}>
    <div className="wrap">
      <Eye />
      <p>
        <b>{t('Preview.')}</b>{' '}
        {post.status === 'scheduled'
          ? t('Only people with this link can see this post until it is published on {moment}.', {
              moment: formatLongMoment(post.publishedAt),
            })
          : t('Only people with this link can see this post. It is a draft.')}
      </p>
    </div>
  </aside>
)
