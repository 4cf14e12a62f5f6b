import { api } from '../../../../contract/api.ts'
import { dayInDhaka, formatLongDate, formatUsDateTime } from '../../../../contract/shape/dates.ts'
import type { Post, PostCounts } from '../../../../contract/journal/post.ts'
import { yearDay } from '../../lib/days.ts'
import { langOf } from '../../../lib/lang.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Clock, Newspaper, Plus } from '../../ui/icons.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import type { Column } from '../../ui/table.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { plural, t } from '../../../../language/t.ts'

export type PostRow = Pick<
  Post,
  | '_id'
  | 'title'
  | 'slug'
  | 'thumbnail'
  | 'postCategory'
  | 'author'
  | 'publishedAt'
  | 'status'
  | 'updatedAt'
  | 'readingMinute'
  | 'viewCount'
>

const addPath = '/admin/blogs/add-new-blog'
const updatePath = (id: string) => `/admin/blogs/update-blog/${id}`
const thumb = (src: string) => <Picture of={src} alt="" sizes="72px" className="adm-thumb" />

/** Published since a day, scheduled, or not published. */
function Published({ status, publishedAt, updatedAt }: PostRow) {
  if (status === 'published')
    return (
      <time className="adm-num adm-nb" dateTime={publishedAt!}>
        {formatLongDate(publishedAt!)}
      </time>
    )
  if (status === 'draft')
    return (
      <>
        <span className="adm-badge">{t('Draft')}</span>
        <span className="adm-cell-s adm-nb">
          {t('saved {day}', { day: yearDay(dayInDhaka(new Date(updatedAt))) })}
        </span>
      </>
    )
  return (
    <>
      <span className="adm-badge adm-scheduled">
        <Clock />
        {t('Scheduled')}
      </span>
      <span className="adm-cell-s adm-nb">
        <time dateTime={publishedAt!}>{t('for {moment}', { moment: formatUsDateTime(publishedAt!) })}</time>
      </span>
    </>
  )
}

const columns = (): Column<PostRow>[] => [
  { head: t('Image'), tight: true, place: 'picture', cell: ({ thumbnail }) => thumb(thumbnail) },
  {
    head: t('Title'),
    place: 'text',
    cell: (row) => (
      <span className="adm-post-title">
        <PageLink className="adm-cell-t" to={updatePath(row._id)} lang={langOf(row.title)} data-row>
          {row.title}
        </PageLink>
        <span className="adm-cell-s adm-fold-early">{row.slug}</span>
        <span className="adm-cell-s">
          {t('{readingMinute} min', { readingMinute: row.readingMinute })}
          {row.status === 'published' && ` · ${plural(row.viewCount, '{n} view', '{n} views')}`}
          <span className="adm-fold-late"> · {row.author}</span>
        </span>
      </span>
    ),
  },
  {
    head: t('Slug'),
    fold: 'early',
    cell: ({ slug }) => (
      <span className="adm-slug">
        <span className="adm-cut adm-soft adm-small" title={slug}>
          {slug}
        </span>
      </span>
    ),
  },
  {
    head: t('Published'),
    place: 'text',
    cell: (row) => <Published {...row} />,
  },
  {
    head: t('Post Category'),
    place: 'text',
    cell: ({ postCategory }) => <span className="adm-post-tag">{postCategory}</span>,
  },
  {
    head: t('Author'),
    fold: 'late',
    cell: ({ author }) => <span className="adm-post-tag">{author}</span>,
  },
]

interface PostsListProps {
  posts: PostRow[]
  page: number
  total: number
  counts: PostCounts
}

const segmentsOf = ({ draft, scheduled, published }: PostCounts) => [
  { status: '', label: t('All'), count: draft + scheduled + published },
  { status: 'published', label: t('Published'), count: published },
  { status: 'scheduled', label: t('Scheduled'), count: scheduled },
  { status: 'draft', label: t('Drafts'), count: draft },
]

function factsOf({ status, publishedAt, viewCount }: PostRow) {
  if (status === 'draft') return t('Draft')
  return status === 'published'
    ? `${formatLongDate(publishedAt!)} · ${plural(viewCount, '{n} view', '{n} views')}`
    : t('Scheduled for {publishedAt}', { publishedAt: formatUsDateTime(publishedAt!) })
}

const removal = {
  question: ({ title }: PostRow) => t('Are you sure to DELETE {title} from database?', { title }),
  what: (row: PostRow) => (
    <>
      {thumb(row.thumbnail)}
      <div>
        <span className="adm-cell-t">{row.title}</span>
        <span className="adm-cell-s">{factsOf(row)}</span>
      </div>
    </>
  ),
  note: ({ status }: PostRow) =>
    status === 'published'
      ? t('Its address and shared links stop working.')
      : t('Nobody else has seen it yet. This cannot be undone.'),
  send: ({ _id }: PostRow) => signedCall(api.post.remove, { params: { id: _id } }),
}

const Actions = () => (
  <>
    <ButtonLink look="line" to="/admin/blogs/add-author">
      {t('Manage Author')}
    </ButtonLink>
    <ButtonLink look="line" to="/admin/blogs/add-category">
      {t('Manage Category')}
    </ButtonLink>
    <ButtonLink look="accent" to={addPath} data-key="new">
      <Plus />
      {t('Add New Blog')}
    </ButtonLink>
  </>
)

export const PostsList = ({ posts, page, total, counts }: PostsListProps) => (
  <ListPage
    title={t('Manage Blog')}
    lede={(isNarrowed) =>
      t(isNarrowed ? '{things} found, newest first' : '{things}, newest first', {
        things: plural(total, '{n} post', '{n} posts'),
      })
    }
    actions={<Actions />}
    tools={{
      search: t('Search title or slug'),
      segments: segmentsOf(counts),
      tip: t('Try a word from its title or address, or another status.'),
    }}
    label={t('Blog posts')}
    noun={['post', 'posts']}
    cards="pictures"
    rows={posts}
    page={page}
    total={total}
    columns={columns()}
    edit={{ name: ({ title }) => title, path: ({ _id }) => updatePath(_id) }}
    removal={removal}
    empty={{
      icon: <Newspaper />,
      title: t('No posts yet'),
      text: t(
        'A post shows visitors how you work. One shoot, one picture and ten sentences make a good first post.',
      ),
      action: (
        <ButtonLink look="line" to={addPath}>
          {t('Write the first one')}
        </ButtonLink>
      ),
    }}
  />
)
