import { adminRows } from '../../../../contract/shape/page-sizes.ts'
import { dayInDhaka, formatLongDate, formatUsDateTime } from '../../../../contract/shape/dates.ts'
import type { Post, PostCounts } from '../../../../contract/journal/post.ts'
import { yearDay } from '../../lib/days.ts'
import { langOf } from '../../../lib/lang.ts'
import { AdminEmptyState } from '../../ui/empty-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm.tsx'
import { editColumns } from '../../ui/edit-columns.tsx'
import { Clock, Newspaper, Plus } from '../../ui/icons.tsx'
import { ListPager } from '../../ui/list-pager.tsx'
import { ListTools } from '../../ui/list-tools.tsx'
import { NothingMatches } from '../../ui/nothing-matches.tsx'
import { AdminHead } from '../../ui/page-head.tsx'
import { SegmentFilter } from '../../ui/segment-filter.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { useListQuery } from '../../ui/use-list-query.ts'
import { useRemoval } from '../../ui/use-removal.ts'
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
  remove: (row: PostRow) => Promise<{ message: string }>
}

const NothingHere = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <NothingMatches
      noun="post"
      text={t('Try a word from its title or address, or another status.')}
      filters={['search', 'status']}
    />
  ) : (
    <AdminEmptyState
      icon={<Newspaper />}
      title={t('No posts yet')}
      text={t(
        'A post shows visitors how you work. One shoot, one picture and ten sentences make a good first post.',
      )}
    >
      <ButtonLink look="line" to={addPath}>
        {t('Write the first one')}
      </ButtonLink>
    </AdminEmptyState>
  )

export function PostsList({ posts, page, total, counts, remove }: PostsListProps) {
  const { list, asked, busy: removing, ask, cancel, confirm } = useRemoval(posts, remove)
  const { value, busy } = useListQuery()
  const isNarrowed = Boolean(value('search') || value('status'))
  const all = counts.draft + counts.scheduled + counts.published
  return (
    <>
      <AdminHead
        title={t('Manage Blog')}
        lede={t(isNarrowed ? '{things} found, newest first' : '{things}, newest first', {
          things: plural(total, '{n} post', '{n} posts'),
        })}
        actions={
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
        }
      />
      {(total > 0 || isNarrowed) && (
        <ListTools search={t('Search title or slug')}>
          <SegmentFilter
            segments={[
              { status: '', label: t('All'), count: all },
              { status: 'published', label: t('Published'), count: counts.published },
              { status: 'scheduled', label: t('Scheduled'), count: counts.scheduled },
              { status: 'draft', label: t('Drafts'), count: counts.draft },
            ]}
          />
        </ListTools>
      )}
      <div ref={list} className="adm-region" aria-busy={busy || undefined}>
        {posts.length === 0 ? (
          <NothingHere isNarrowed={isNarrowed} />
        ) : (
          <>
            <DataTable
              label={t('Blog posts')}
              cards="pictures"
              rows={posts}
              columns={[...columns(), ...editColumns({ name: ({ title }) => title, updatePath, ask })]}
            />
            <ListPager page={page} perPage={adminRows} total={total} noun={['post', 'posts']} />
          </>
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        question={t('Are you sure to DELETE {title} from database?', { title: asked?.title ?? '' })}
        what={
          asked && (
            <>
              {thumb(asked.thumbnail)}
              <div>
                <span className="adm-cell-t">{asked.title}</span>
                <span className="adm-cell-s">
                  {asked.status === 'published'
                    ? `${formatLongDate(asked.publishedAt!)} · ${plural(asked.viewCount, '{n} view', '{n} views')}`
                    : asked.status === 'draft'
                      ? t('Draft')
                      : t('Scheduled for {publishedAt}', {
                          publishedAt: formatUsDateTime(asked.publishedAt!),
                        })}
                </span>
              </div>
            </>
          )
        }
        note={
          asked?.status === 'published'
            ? t('Its address and shared links stop working.')
            : t('Nobody else has seen it yet. This cannot be undone.')
        }
        busy={removing}
        onNo={cancel}
        onYes={() => void confirm()}
      />
    </>
  )
}
