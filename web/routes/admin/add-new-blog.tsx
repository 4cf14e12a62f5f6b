import { type BackLink, AdminHead } from '../../studio/ui/page-head.tsx'
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
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { ownerRefusals } from './owner-refusals.ts'
import { t } from '../../../language/t.ts'

const back: BackLink = { to: '/admin/blogs', label: 'Manage Blog' }

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
    <OwnerPage outcome={outcome} refusal={ownerRefusals.blog} back={back}>
      {(choices) => (
        <>
          <AdminHead title={t('Add Blog')} back={back} />
          <AddForm {...choices} />
        </>
      )}
    </OwnerPage>
  )
}
