import { type BackLink, AdminHead } from '../../studio/ui/page-head.tsx'
import { useNavigate } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Author } from '../../../contract/journal/author.ts'
import { formatLongDate } from '../../../contract/shape/dates.ts'
import type { Route } from './+types/update-author'
import { AuthorForm, toValues } from '../../studio/journal/author/author-form.tsx'
import { lastListAddress } from '../../studio/lib/list-state.ts'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import '../../styles/admin-blog.css'
import { TranslateLink } from '../../studio/studio/translate-link.tsx'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { useRecordVersion } from '../../studio/ui/use-record-version.ts'
import { ownerRefusals } from './owner-refusals.ts'
import { t } from '../../../language/t.ts'

const back: BackLink = { to: '/admin/blogs/add-author', label: 'Manage Author' }

const loadAuthor = async (call: Call, id: string) => (await call(api.author.one, { params: { id } })).data

const load = (call: Call, { params }: PageRequest<{ id: string }>) => loadAuthor(call, params.id)

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Update Author'))

function UpdateForm({ author }: { author: Author }) {
  const navigate = useNavigate()
  const params = { id: author._id }
  const { initial, withVersion, reload } = useRecordVersion(
    author,
    () => loadAuthor(signedCall, author._id),
    toValues,
  )
  return (
    <AuthorForm
      title={t('About the author')}
      verb={t('Save author')}
      initial={initial}
      send={(input) => signedCall(api.author.update, { params, body: withVersion(input) })}
      onSaved={() => void navigate(lastListAddress(back.to))}
      reload={reload}
      cancel={back.to}
    />
  )
}

export default function UpdateAuthor({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.blog} back={back}>
      {(author) => (
        <>
          <AdminHead
            title={t('Update Author')}
            lede={t('{name}, last saved {version}', {
              name: author.name,
              version: formatLongDate(author.version),
            })}
            back={back}
            actions={<TranslateLink kind="author" id={author._id} />}
          />
          <div className="adm-narrow">
            <UpdateForm key={author._id} author={author} />
          </div>
        </>
      )}
    </OwnerPage>
  )
}
