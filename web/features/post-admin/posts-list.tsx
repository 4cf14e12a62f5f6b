import { adminRows } from '../../../contract/page-sizes.ts'
import { dayInDhaka, formatUsDateTime } from '../../../contract/dates.ts'
import type { Post, PostCounts } from '../../../contract/post.ts'
import { countOf, yearDay } from '../../lib/admin/days.ts'
import { langOf } from '../../lib/lang.ts'
import { AdminEmptyState } from '../../ui/admin/empty-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/admin/confirm.tsx'
import { editColumns } from '../../ui/admin/edit-columns.tsx'
import { Clock, Newspaper, Plus } from '../../ui/admin/icons.tsx'
import { ListPager } from '../../ui/admin/list-pager.tsx'
import { ListTools } from '../../ui/admin/list-tools.tsx'
import { NothingMatches } from '../../ui/admin/nothing-matches.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { SegmentFilter } from '../../ui/admin/segment-filter.tsx'
import { type Column, DataTable } from '../../ui/admin/table.tsx'
import { useListQuery } from '../../ui/admin/use-list-query.ts'
import { useRemoval } from '../../ui/admin/use-removal.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'

export type PostRow = Pick<
  Post,
  | '_id'
  | 'title'
  | 'slug'
  | 'thumbnail'
  | 'postCategory'
  | 'author'
  | 'publishDate'
  | 'publishedAt'
  | 'status'
  | 'updatedAt'
  | 'readingMinute'
  | 'viewCount'
>

const addPath = '/admin/blogs/add-new-blog'
const updatePath = (id: string) => `/admin/blogs/update-blog/${id}`
const thumb = (src: string) => <Picture of={src} alt="" sizes="72px" className="adm-thumb" />

/** When visitors see it: since a day, from a moment on, or not yet. */
function Published({ status, publishDate, publishedAt, updatedAt }: PostRow) {
  if (status === 'published')
    return (
      <time className="adm-num adm-nb" dateTime={publishedAt!}>
        {publishDate}
      </time>
    )
  if (status === 'draft')
    return (
      <>
        <span className="adm-badge">Draft</span>
        <span className="adm-cell-s adm-nb">saved {yearDay(dayInDhaka(new Date(updatedAt)))}</span>
      </>
    )
  return (
    <>
      <span className="adm-badge adm-scheduled">
        <Clock />
        Scheduled
      </span>
      <span className="adm-cell-s adm-nb">
        for <time dateTime={publishedAt!}>{formatUsDateTime(publishedAt!)}</time>
      </span>
    </>
  )
}

const columns: Column<PostRow>[] = [
  { head: 'Image', tight: true, place: 'picture', cell: ({ thumbnail }) => thumb(thumbnail) },
  {
    head: 'Title',
    place: 'text',
    cell: (row) => (
      <span className="adm-post-title">
        <PageLink className="adm-cell-t" to={updatePath(row._id)} lang={langOf(row.title)} data-row>
          {row.title}
        </PageLink>
        <span className="adm-cell-s adm-fold-early">{row.slug}</span>
        <span className="adm-cell-s">
          {row.readingMinute} min{row.status === 'published' && ` · ${countOf(row.viewCount, 'view')}`}
          <span className="adm-fold-late"> · {row.author}</span>
        </span>
      </span>
    ),
  },
  {
    head: 'Slug',
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
    head: 'Published',
    place: 'text',
    cell: (row) => <Published {...row} />,
  },
  {
    head: 'Post Category',
    place: 'text',
    cell: ({ postCategory }) => <span className="adm-post-tag">{postCategory}</span>,
  },
  {
    head: 'Author',
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
      text="Try a word of its title or of its address, or another status."
      filters={['search', 'status']}
    />
  ) : (
    <AdminEmptyState
      icon={<Newspaper />}
      title="No posts yet"
      text="A post tells visitors how you work. One shoot, one picture and ten sentences make a good first one."
    >
      <ButtonLink look="line" to={addPath}>
        Write the first one
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
        title="Manage Blog"
        lede={`${countOf(total, 'post')}${isNarrowed ? ' found' : ''}, newest first`}
        actions={
          <>
            <ButtonLink look="line" to="/admin/blogs/add-author">
              Manage Author
            </ButtonLink>
            <ButtonLink look="line" to="/admin/blogs/add-category">
              Manage Category
            </ButtonLink>
            <ButtonLink look="accent" to={addPath} data-key="new">
              <Plus />
              Add New Blog
            </ButtonLink>
          </>
        }
      />
      {(total > 0 || isNarrowed) && (
        <ListTools search="Search title or slug">
          <SegmentFilter
            segments={[
              { status: '', label: 'All', count: all },
              { status: 'published', label: 'Published', count: counts.published },
              { status: 'scheduled', label: 'Scheduled', count: counts.scheduled },
              { status: 'draft', label: 'Drafts', count: counts.draft },
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
              label="Blog posts"
              cards="pictures"
              rows={posts}
              columns={[...columns, ...editColumns({ name: ({ title }) => title, updatePath, ask })]}
            />
            <ListPager page={page} perPage={adminRows} total={total} noun={['post', 'posts']} />
          </>
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        question={`Are you sure to DELETE ${asked?.title} from database?`}
        what={
          asked && (
            <>
              {thumb(asked.thumbnail)}
              <div>
                <span className="adm-cell-t">{asked.title}</span>
                <span className="adm-cell-s">
                  {asked.status === 'published'
                    ? `${asked.publishDate} · ${countOf(asked.viewCount, 'view')}`
                    : asked.status === 'draft'
                      ? 'Draft'
                      : `Scheduled for ${formatUsDateTime(asked.publishedAt!)}`}
                </span>
              </div>
            </>
          )
        }
        note={
          asked?.status === 'published'
            ? 'Its address stops working and shared links lead nowhere.'
            : 'Nobody else has seen it yet. It cannot be brought back.'
        }
        busy={removing}
        onNo={cancel}
        onYes={() => void confirm()}
      />
    </>
  )
}
