import type { Back } from '../../studio/ui/back.ts'
import { useNavigate } from 'react-router'
import type { Route } from './+types/add-new-blog'
import { newPost, PostForm } from '../../studio/journal/post/post-form.tsx'
import type { AuthorChoice, CategoryChoice } from '../../studio/journal/post/filing-fields.tsx'
import { usePostSaving } from '../../studio/journal/post/use-post-saving.ts'
import { ownerLoader, browserLoader } from '../../studio/lib/loaders.ts'
import { loadPostChoices } from '../../studio/journal/post-choices.ts'
import { unlisted } from '../../lib/seo.ts'
import '../../styles/admin-blog.css'
import '../../styles/admin-editor.css'
import { AdminHead } from '../../studio/ui/page-head.tsx'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
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
