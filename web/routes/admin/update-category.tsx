import { useRef } from 'react'
import { data, useNavigate, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Category } from '../../../contract/category.ts'
import { formatLongDate } from '../../../contract/dates.ts'
import type { Route } from './+types/update-category'
import { CategoryForm, toValues } from '../../features/category-admin/category-form.tsx'
import { listAddress } from '../../lib/admin/list-state.ts'
import { adminPart } from '../../lib/admin/load.ts'
import type { Call } from '../../lib/api.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-blog.css'
import { Failure } from '../../ui/admin/failure.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { PermissionView } from '../../ui/admin/permission.tsx'
import { blogIsOwners } from './blog-refusal.ts'

const back = { to: '/admin/blogs/add-category', label: 'Manage Category' }

const load = async (call: Call, id: string) => (await call(api.category.one, { params: { id } })).data

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { call, viewer } = pageOf(context)
  const outcome = await adminPart(request, load(call, params.id))
  return data({ outcome }, viewer?.role !== 'owner' ? 403 : outcome.ok ? 200 : outcome.status)
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, load(signedCall, params.id)),
})

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Update Category')

function UpdateForm({ category }: { category: Category }) {
  const navigate = useNavigate()
  /** Which state the form was made from. */
  const version = useRef(category.version)
  return (
    <CategoryForm
      title="The category"
      verb="Save category"
      initial={toValues(category)}
      send={(input) =>
        signedCall(api.category.update, {
          params: { id: category._id },
          body: { ...input, version: version.current },
        })
      }
      onSaved={() => void navigate(listAddress(back.to))}
      reload={async () => {
        const stored = await load(signedCall, category._id)
        version.current = stored.version
        return toValues(stored)
      }}
      cancel={back.to}
    />
  )
}

export default function UpdateCategory({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  if (viewer?.role !== 'owner') return <PermissionView text={blogIsOwners} />
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  const category = outcome.value
  return (
    <>
      <AdminHead
        title="Update Category"
        lede={`${category.cat_name}, last saved ${formatLongDate(category.version)}`}
        back={back}
      />
      <div className="adm-narrow">
        <UpdateForm key={category._id} category={category} />
      </div>
    </>
  )
}
