import { type BackLink, AdminHead } from '../../studio/ui/page-head.tsx'
import { useNavigate, useRevalidator } from 'react-router'
import { api } from '../../../contract/api.ts'
import { formatLongDate, formatLongMoment } from '../../../contract/shape/dates.ts'
import type { Picture } from '../../../contract/portfolio/picture.ts'
import type { OwnPost, Post } from '../../../contract/journal/post.ts'
import type { Route } from './+types/update-blog'
import { PostForm, toValues } from '../../studio/journal/post/post-form.tsx'
import type { AuthorChoice, CategoryChoice } from '../../studio/journal/post/filing-fields.tsx'
import { usePostSaving } from '../../studio/journal/post/use-post-saving.ts'
import { sizesOf } from '../../studio/journal/post/sized-body.ts'
import { PreviewPanel } from '../../studio/journal/post/preview-panel.tsx'
import { postPath } from '../../site/journal/post/post-path.ts'
import { lastListAddress } from '../../studio/lib/list-state.ts'
import { type PageRequest, ownerLoader, browserLoader } from '../../studio/lib/loaders.ts'
import { loadPostChoices } from '../../studio/journal/post-choices.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { useIsOwner } from '../../lib/root-data.ts'
import '../../styles/admin-blog.css'
import '../../styles/admin-editor.css'
import { ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../studio/ui/failure.tsx'
import { ExternalLink } from '../../studio/ui/icons.tsx'
import { TranslateLink } from '../../studio/studio/translate-link.tsx'
import { PermissionView } from '../../studio/ui/permission.tsx'
import { ownerRefusals } from './owner-refusals.ts'
import { t } from '../../../language/t.ts'

const back: BackLink = { to: '/admin/blogs', label: 'Manage Blog' }

const loadPost = (call: Call, id: string) => call(api.post.one, { params: { id } })

async function load(call: Call, { params }: PageRequest<{ id: string }>) {
  const [{ data, pictures }, choices] = await Promise.all([loadPost(call, params.id), loadPostChoices(call)])
  return { post: data, pictures, ...choices }
}

export const loader = ownerLoader(load)

export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Update Blog'))

function stateOf({ status, publishedAt }: Post) {
  if (status === 'draft') return t('Draft')
  if (status === 'scheduled')
    return t('Scheduled for {publishedAt}', { publishedAt: formatLongMoment(publishedAt!) })
  return t('Published {day}', { day: formatLongDate(publishedAt!) })
}

interface UpdateFormProps {
  post: OwnPost
  pictures: Picture[]
  categories: CategoryChoice[]
  authors: AuthorChoice[]
}

function UpdateForm({ post, pictures, ...choices }: UpdateFormProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { send, saveDraft, isNow } = usePostSaving(
    { _id: post._id, version: post.updatedAt },
    post.status === 'draft',
  )
  return (
    <PostForm
      {...choices}
      initial={toValues(post)}
      sizes={sizesOf(pictures)}
      isOut={post.status === 'published'}
      preview={
        post.status !== 'published' && (
          <PreviewPanel
            path={`${postPath(post.slug)}?preview=${post.previewKey}`}
            renew={async () => {
              const reply = await signedCall(api.post.renewPreview, { params: { id: post._id } })
              await revalidate()
              return reply
            }}
          />
        )
      }
      copyName={post._id}
      storedAt={post.updatedAt}
      send={send}
      saveDraft={saveDraft}
      onSaved={(_, isDraft) => void (isDraft ? revalidate() : navigate(lastListAddress(back.to)))}
      reload={async () => {
        const { data: stored } = await loadPost(signedCall, post._id)
        isNow(stored.updatedAt)
        return toValues(stored)
      }}
    />
  )
}

export default function UpdateBlog({ loaderData: { outcome } }: Route.ComponentProps) {
  const isOwner = useIsOwner()
  if (!isOwner) return <PermissionView text={ownerRefusals.blog} />
  const post = outcome.ok ? outcome.value.post : null
  return (
    <>
      <AdminHead
        title={t('Update Blog')}
        lede={
          post &&
          t('{post}, last saved {updatedAt}', {
            post: stateOf(post),
            updatedAt: formatLongDate(post.updatedAt),
          })
        }
        back={back}
        actions={
          post && (
            <>
              <TranslateLink kind="post" id={post._id} />
              {post.status === 'published' && (
                <ButtonLink look="line" to={postPath(post.slug)}>
                  <ExternalLink />
                  {t('View post')}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      {outcome.ok ? (
        <UpdateForm key={outcome.value.post._id} {...outcome.value} />
      ) : (
        <Failure {...outcome} back={back} />
      )}
    </>
  )
}
