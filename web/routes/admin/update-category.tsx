import { type BackLink, AdminHead } from '../../studio/ui/page-head.tsx'
import { useNavigate } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Category } from '../../../contract/journal/category.ts'
import { formatLongDate } from '../../../contract/shape/dates.ts'
import type { Route } from './+types/update-category'
import { CategoryForm, toValues } from '../../studio/journal/category/category-form.tsx'
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

const back: BackLink = { to: '/admin/blogs/add-category', label: 'Manage Category' }

const loadCategory = async (call: Call, id: string) => (await call(api.category.one, { params: { id } })).data

const load = (call: Call, { params }: PageRequest<{ id: string }>) => loadCategory(call, params.id)

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Update Category'))

function UpdateForm({ category }: { category: Category }) {
  const navigate = useNavigate()
  const params = { id: category._id }
  const { initial, withVersion, reload } = useRecordVersion(
    category,
    () => loadCategory(signedCall, category._id),
    toValues,
  )
  return (
    <CategoryForm
      title={t('The category')}
      verb={t('Save category')}
      initial={initial}
      send={(input) => signedCall(api.category.update, { params, body: withVersion(input) })}
      onSaved={() => void navigate(lastListAddress(back.to))}
      reload={reload}
      cancel={back.to}
    />
  )
}

export default function UpdateCategory({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.blog} back={back}>
      {(category) => (
        <>
          <AdminHead
            title={t('Update Category')}
            lede={t('{cat_name}, last saved {version}', {
              cat_name: category.cat_name,
              version: formatLongDate(category.version),
            })}
            back={back}
            actions={<TranslateLink kind="category" id={category._id} />}
          />
          <div className="adm-narrow">
            <UpdateForm key={category._id} category={category} />
          </div>
        </>
      )}
    </OwnerPage>
  )
}
