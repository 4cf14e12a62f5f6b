import type { BackLink } from '../../studio/ui/page-head.tsx'
import { useRevalidator } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { Author } from '../../../contract/journal/author.ts'
import type { Route } from './+types/add-author'
import { AuthorForm } from '../../studio/journal/author/author-form.tsx'
import { blankAuthor } from '../../studio/journal/post-choices.ts'
import { AuthorsTable } from '../../studio/journal/author/authors-table.tsx'
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
  loadEntries(url, (query) => call(api.author.list, { query }))

export const loader = ownerLoader(load)
export const clientLoader = browserLoader(load)

export const meta: Route.MetaFunction = ({ matches }) => unlisted(matches[0].loaderData, t('Manage Author'))

const remove = ({ _id }: Author) => signedCall(api.author.remove, { params: { id: _id } })

export default function ManageAuthor({ loaderData: { outcome } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <OwnerPage outcome={outcome} refusal={ownerRefusals.blog} back={back}>
      {({ pictures, ...list }) => (
        <PictureLookup value={toPictureLookup(pictures)}>
          <EntriesPage
            title={t('Manage Author')}
            lede={t('{total} here, newest first', {
              total: plural(list.total, '{n} author', '{n} authors'),
            })}
            back={back}
            noun="author"
            table={<AuthorsTable {...list} remove={remove} />}
            form={
              <AuthorForm
                title={t('New author')}
                verb={t('Add author')}
                initial={blankAuthor}
                send={(author) => signedCall(api.author.add, { body: author })}
                onSaved={() => void revalidate()}
              />
            }
          />
        </PictureLookup>
      )}
    </OwnerPage>
  )
}
