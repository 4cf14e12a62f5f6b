import type { BackLink } from '../../studio/ui/page-head.tsx'
import { useRevalidator } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Category } from '../../../contract/journal/category.ts'
import type { Route } from './+types/add-category'
import { CategoryForm } from '../../studio/journal/category/category-form.tsx'
import { blankCategory } from '../../studio/journal/post-choices.ts'
import { CategoriesTable } from '../../studio/journal/category/categories-table.tsx'
import { loadEntries } from '../../studio/lib/load-entries.ts'
import { type PageRequest, browserLoader, ownerLoader } from '../../studio/lib/loaders.ts'
import type { Call } from '../../lib/api.ts'
import { unlisted } from '../../lib/seo.ts'
import { signedCall } from '../../lib/signed-call.ts'
import '../../styles/admin-blog.css'
import { EntriesPage } from '../../studio/ui/entries-page.tsx'
import { OwnerPage } from '../../studio/ui/owner-page.tsx'
import { PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { ownerRefusals } from './owner-refusals.ts'
import { plural, t } from '../../../language/t.ts'

const back: BackLink = { to: '/admin/blogs', label: 'Manage Blog' }

const load = (call: Call, { url }: PageRequest) =>
  loadEntries(url, (query) => call(api.category.list, { query }))

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Manage Category'))

const remove = ({ _id }: Category) => signedCall(api.category.remove, { params: { id: _id } })

export default function ManageCategory({ loaderData: { outcome } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.blog} back={back}>
      {({ pictures, ...list }) => (
        <PictureLookup value={toPictureLookup(pictures)}>
          <EntriesPage
            title={t('Manage Category')}
            lede={t('{total}. A new name shows on its posts at once; their addresses stay the same.', {
              total: plural(list.total, '{n} category', '{n} categories'),
            })}
            back={back}
            noun="category"
            table={<CategoriesTable {...list} remove={remove} />}
            form={
              <CategoryForm
                title={t('New category')}
                verb={t('Add category')}
                initial={blankCategory}
                send={(category) => signedCall(api.category.add, { body: category })}
                onSaved={() => void revalidate()}
              />
            }
          />
        </PictureLookup>
      )}
    </OwnerPage>
  )
}
