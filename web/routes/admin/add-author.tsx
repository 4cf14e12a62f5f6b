import { data, useRevalidator, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Author } from '../../../contract/author.ts'
import { adminRows } from '../../../contract/page-sizes.ts'
import type { Route } from './+types/add-author'
import { AuthorForm, blankAuthor } from '../../features/author-admin/author-form.tsx'
import { AuthorsTable } from '../../features/author-admin/authors-table.tsx'
import { countOf } from '../../lib/admin/days.ts'
import { listAddress, stayOnList } from '../../lib/admin/list-address.ts'
import { adminPart } from '../../lib/admin/load.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-blog.css'
import { Failure } from '../../ui/admin/failure.tsx'
import { Plus } from '../../ui/admin/icons.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { PermissionView } from '../../ui/admin/permission.tsx'
import { PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { blogIsOwners } from './blog-refusal.ts'

const back = { to: '/admin/blogs', label: 'Manage Blog' }

async function load(call: Call, url: string) {
  const { page } = listAddress(url)
  const reply = await call(api.author.list, { query: { sort: 'desc', page, limit: adminRows } })
  stayOnList(url, page, adminRows, reply.total)
  return { page, total: reply.total, authors: reply.data, pictures: reply.pictures }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, viewer } = pageOf(context)
  const outcome = await adminPart(request, load(call, request.url))
  return data({ outcome }, viewer?.role !== 'owner' ? 403 : outcome.ok ? 200 : outcome.status)
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, load(signedCall, request.url)),
})

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Manage Author')

const remove = ({ _id }: Author) => signedCall(api.author.remove, { params: { id: _id } })

export default function ManageAuthor({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  const { revalidate } = useRevalidator()
  if (viewer?.role !== 'owner') return <PermissionView text={blogIsOwners} />
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  const { page, total, authors, pictures } = outcome.value
  return (
    <PictureLookup value={toPictureLookup(pictures)}>
      <AdminHead
        title="Manage Author"
        lede={`${countOf(total, 'person writes', 'people write')} here, newest first`}
        back={back}
        actions={
          <a className="adm-btn adm-phones" href="#new">
            <Plus />
            New author
          </a>
        }
      />
      <div className="adm-form">
        <AuthorsTable authors={authors} page={page} total={total} remove={remove} />
        <div className="adm-aside" id="new">
          <AuthorForm
            title="New author"
            verb="Add author"
            initial={blankAuthor}
            send={(author) => signedCall(api.author.add, { body: author })}
            onSaved={() => void revalidate()}
          />
        </div>
      </div>
    </PictureLookup>
  )
}
