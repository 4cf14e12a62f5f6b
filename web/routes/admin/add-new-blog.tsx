import { useNavigate } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Route } from './+types/add-new-blog'
import { blankPost, PostForm } from '../../features/post-admin/post-form.tsx'
import { ownerLoader, browserLoader } from '../../lib/admin/loaders.ts'
import { loadPostChoices } from '../../lib/admin/post-choices.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import '../../styles/admin-blog.css'
import '../../styles/admin-editor.css'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { OwnerPage } from '../../ui/admin/owner-page.tsx'
import { blogIsOwners } from './blog-refusal.ts'

const back = { to: '/admin/blogs', label: 'Manage Blog' }

export const loader = ownerLoader(loadPostChoices)

export const clientLoader = browserLoader(loadPostChoices)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, 'Add Blog')

export default function AddBlog({ loaderData: { outcome } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <OwnerPage outcome={outcome} refusal={blogIsOwners} back={back}>
      {(choices) => (
        <>
          <AdminHead title="Add Blog" back={back} />
          <PostForm
            {...choices}
            initial={blankPost}
            send={(post) => signedCall(api.post.add, { body: post })}
            onSaved={({ data }, isDraft) =>
              void navigate(isDraft ? `/admin/blogs/update-blog/${data._id}` : back.to, { replace: isDraft })
            }
          />
        </>
      )}
    </OwnerPage>
  )
}
