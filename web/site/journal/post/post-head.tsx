import type { ShownPost } from '../../../../contract/journal/post.ts'
import { groupDigits } from '../../../lib/format.ts'
import { langOf } from '../../../lib/lang.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { Eye } from '../../../ui/icons.tsx'
import { categoryPath } from './post-path.ts'
import { t } from '../../../../language/t.ts'

/** Longer titles are set smaller, so that the picture stays visible on the first screen. */
const long = 64

export function PostHead({ post }: { post: ShownPost }) {
  return (
    <header className="wrap grid-12 post-head">
      <PageLink className="badge" to={categoryPath(post.cat_slug)} lang={langOf(post.postCategory)}>
        {post.postCategory}
      </PageLink>
      <h1 className={classNames(post.title.length > long && 'long')} lang={langOf(post.title)}>
        {post.title}
      </h1>
      <div className="meta">
        <span>
          {t('Posted by')}{' '}
          <PageLink className="text-link" to="/about" lang={langOf(post.author)}>
            {post.author}
          </PageLink>
        </span>
        <time dateTime={post.publishedAt}>{post.publishDate}</time>
        <span>{t('{n} min read', { n: post.readingMinute })}</span>
        <Tooltip hint={t('Total Views')} className="views">
          <Eye />
          {groupDigits(post.viewCount)}
        </Tooltip>
      </div>
    </header>
  )
}
