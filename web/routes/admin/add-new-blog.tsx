import type { Back } from '../../ui/admin/back.ts'
import { useNavigate } from 'react-router'
import type { Route } from './+types/add-new-blog'
import { newPost, PostForm } from '../../features/post-admin/post-form.tsx'
import type { AuthorChoice, CategoryChoice } from '../../features/post-admin/filing-fields.tsx'
import { usePostSaving } from '../../features/post-admin/use-post-saving.ts'
import { ownerLoader, browserLoader } from '../../lib/admin/loaders.ts'
import { loadPostChoices } from '../../lib/admin/post-choices.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-blog.css'
import '../../styles/admin-editor.css'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { OwnerPage } from '../../ui/admin/owner-page.tsx'
import { blogIsOwners } from './blog-refusal.ts'
import { t } from '../../../language/t.ts'

const back: Back = { to: '/admin/blogs', label: 'Manage Blog' }

export const loader = ownerLoader(loadPostChoices)

export const clientLoader = browserLoader(loadPostChoices)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Add Blog'))

function AddForm(choices: { categories: CategoryChoice[]; authors: AuthorChoice[] }) {
  const navigate = useNavigate()
  const { send, saveDraft } = usePostSaving()
  return (
    <PostForm
      {...choices}
      initial={newPost(choices.categories, choices.authors)}
      copyName="new"
      storedAt=""
      send={send}
      saveDraft={saveDraft}
      onSaved={({ data }, isDraft) =>
        void navigate(isDraft ? `/admin/blogs/update-blog/${data._id}` : back.to, { replace: isDraft })
      }
    />
  )
}

export default function AddBlog({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal={blogIsOwners} back={back}>
      {(choices) => (
        <>
          <AdminHead title={t('Add Blog')} back={back} />
          <AddForm {...choices} />
        </>
      )}
    </OwnerPage>
  )
}
