import { api } from '../../../contract/api.ts'
import { adminRows } from '../../../contract/shape/page-sizes.ts'
import { postStatuses } from '../../../contract/journal/post-status.ts'
import type { Route } from './+types/blogs'
import { PostsList } from '../../studio/journal/post/posts-list.tsx'
import { listAddress, stayOnList } from '../../studio/lib/list-address.ts'
import { type PageRequest, ownerLoader, browserLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-blog.css'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { ownerRefusals } from './owner-refusals.ts'
import { t } from '../../../language/t.ts'

async function load(call: Call, { url }: PageRequest) {
  const { page, filters } = listAddress(url, ['search', 'status'])
  const status = postStatuses.find((one) => one === filters.status) ?? 'any'
  const reply = await call(api.post.list, {
    query: { body: 'none', sort: 'desc', page, limit: adminRows, search: filters.search, status },
  })
  stayOnList(url, page, adminRows, reply.total)
  return { page, total: reply.total, posts: reply.data, counts: reply.counts!, pictures: reply.pictures }
}

export const loader = ownerLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Manage Blog'))

export default function ManageBlog({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.blog}>
      {({ pictures, ...list }) => (
        <PictureLookup value={toPictureLookup(pictures)}>
          <PostsList {...list} />
        </PictureLookup>
      )}
    </OwnerPage>
  )
}
