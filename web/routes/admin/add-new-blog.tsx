import { data, useNavigate, useRouteLoaderData } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Route } from './+types/add-new-blog'
import { blankPost, PostForm } from '../../features/post-admin/post-form.tsx'
import { adminPart } from '../../lib/admin/load.ts'
import { loadPostChoices } from '../../lib/admin/post-choices.ts'
import { pageOf } from '../../lib/page-context.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import type { loader as rootLoader } from '../../root.tsx'
import '../../styles/admin-blog.css'
import '../../styles/admin-editor.css'
import { Failure } from '../../ui/admin/failure.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { PermissionView } from '../../ui/admin/permission.tsx'
import { blogIsOwners } from './blog-refusal.ts'

const back = { to: '/admin/blogs', label: 'Manage Blog' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, viewer } = pageOf(context)
  const outcome = await adminPart(request, loadPostChoices(call))
  return data({ outcome }, viewer?.role !== 'owner' ? 403 : outcome.ok ? 200 : outcome.status)
}

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  outcome: await adminPart(request, loadPostChoices(signedCall)),
})

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Add Blog')

export default function AddBlog({ loaderData: { outcome } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer
  const navigate = useNavigate()
  if (viewer?.role !== 'owner') return <PermissionView text={blogIsOwners} />
  if (!outcome.ok) return <Failure {...outcome} back={back} whole />
  return (
    <>
      <AdminHead title="Add Blog" back={back} />
      <PostForm
        {...outcome.value}
        initial={blankPost}
        send={(post) => signedCall(api.post.add, { body: post })}
        onSaved={({ data }, isDraft) =>
          void navigate(isDraft ? `/admin/blogs/update-blog/${data._id}` : back.to, { replace: isDraft })
        }
      />
    </>
  )
}
