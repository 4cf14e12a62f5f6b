import { data, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import { adminRows } from '../../../contract/page-sizes.ts'
import { postStatuses } from '../../../contract/post-status.ts'
import type { Route } from './+types/blogs'
import { type PostRow, PostsList } from '../../features/post-admin/posts-list.tsx'
import { listAddress, stayOnList } from '../../lib/admin/list-address.ts'
import { adminPart } from '../../lib/admin/load.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-blog.css'
import { Failure } from '../../ui/admin/failure.tsx'
import { PermissionView } from '../../ui/admin/permission.tsx'
import { PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { blogIsOwners } from './blog-refusal.ts'

async function load(call: Call, url: string) {
  const { page, filters } = listAddress(url, ['search', 'status'])
  const status = postStatuses.find((one) => one === filters.status) ?? 'any'
  const reply = await call(api.post.list, {
    query: { body: 'none', sort: 'desc', page, limit: adminRows, search: filters.search, status },
  })
  stayOnList(url, page, adminRows, reply.total)
  return { page, total: reply.total, posts: reply.data, counts: reply.counts!, pictures: reply.pictures }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, viewer } = pageOf(context)
  const outcome = await adminPart(request, load(call, request.url))
  return data({ outcome }, viewer?.role !== 'owner' ? 403 : outcome.ok ? 200 : outcome.status)
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, load(signedCall, request.url)),
})

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Manage Blog')

const remove = ({ _id }: PostRow) => signedCall(api.post.remove, { params: { id: _id } })

export default function ManageBlog({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  if (viewer?.role !== 'owner') return <PermissionView text={blogIsOwners} />
  if (!outcome.ok) return <Failure {...outcome} whole />
  const { pictures, ...list } = outcome.value
  return (
    <PictureLookup value={toPictureLookup(pictures)}>
      <PostsList {...list} remove={remove} />
    </PictureLookup>
  )
}
