import { api } from '../../../../contract/api.ts'
import { type Author, authorInput } from '../../../../contract/journal/author.ts'
import { formatLongDate } from '../../../../contract/shape/dates.ts'
import { slugify } from '../../../../contract/shape/slug.ts'
import { plural, t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { loadEntries } from '../../lib/load-entries.ts'
import { PictureUrlField } from '../../portfolio/picture-url-field.tsx'
import { TranslateLink } from '../../studio/translate-link.tsx'
import { entryKind } from '../../ui/entry-screens.tsx'
import { Newspaper } from '../../ui/icons.tsx'
import type { Column } from '../../ui/table.tsx'
import type { FieldsOf } from '../../ui/use-form.ts'
import { blankAuthor } from '../post-choices.ts'

const updatePath = ({ _id }: Author) => `/admin/blogs/update-author/${_id}`
const face = ({ image }: Author) => <Picture of={image} alt="" sizes="56px" className="adm-thumb adm-face" />

const columns = (): Column<Author>[] => [
  { head: t('Image'), tight: true, place: 'picture', cell: face },
  {
    head: t('Name'),
    place: 'text',
    cell: (author) => (
      <>
        <PageLink className="adm-cell-t" to={updatePath(author)} lang={langOf(author.name)} data-row>
          {author.name}
        </PageLink>
        <span className="adm-cell-s">{author.designation}</span>
      </>
    ),
  },
  {
    head: t('Slug'),
    place: 'text',
    cell: ({ author_slug }) => <span className="adm-soft adm-any">{author_slug}</span>,
  },
]

function Fields({ form: { field, values, set } }: { form: FieldsOf<typeof blankAuthor> }) {
  return (
    <>
      <TextField label={t('Name')} {...field('name')} maxLength={120} autoComplete="off" required />
      <TextField
        label={t('Slug')}
        {...field('author_slug')}
        placeholder={slugify(values.name) || t('made from the name')}
        autoComplete="off"
      />
      <TextField label={t('Designation')} {...field('designation')} maxLength={120} required />
      <PictureUrlField
        label={t('Image URL')}
        placeholder="https://"
        required
        use={t('Shown beside the name.')}
        {...field('image')}
        onPicture={(src) => set('image', src)}
      />
      <TextField
        label={t('Email')}
        optional
        {...field('email')}
        inputMode="email"
        autoComplete="off"
        placeholder="name@example.com"
      />
      <TextField
        label={t('Facebook')}
        optional
        {...field('facebookLink')}
        inputMode="url"
        placeholder="https://"
      />
      <TextField
        label={t('Instagram')}
        optional
        {...field('instagramLink')}
        inputMode="url"
        placeholder="https://"
      />
      <TextArea label={t('About')} optional rows={3} {...field('about')} />
    </>
  )
}

export const authors = entryKind({
  refusal: 'Only the owner can edit the blog.',
  back: { to: '/admin/blogs', label: 'Manage Blog' },
  listPath: '/admin/blogs/add-author',
  title: 'Manage Author',
  lede: (total) => t('{total} here, newest first', { total: plural(total, '{n} author', '{n} authors') }),
  list: (call, url) => loadEntries(url, (query) => call(api.author.list, { query })),
  one: async (call, id) => (await call(api.author.one, { params: { id } })).data,
  add: (body) => signedCall(api.author.add, { body }),
  update: (id, body) => signedCall(api.author.update, { params: { id }, body }),
  schema: authorInput,
  blank: blankAuthor,
  toValues: (author: Author) => ({
    name: author.name,
    author_slug: author.author_slug,
    designation: author.designation,
    email: author.email,
    facebookLink: author.facebookLink,
    instagramLink: author.instagramLink,
    image: author.image,
    about: author.about,
  }),
  Fields,
  formTitle: { add: 'New author', update: 'About the author' },
  verb: { add: 'Add author', update: 'Save author' },
  head: ({ _id, name, version }) => ({
    title: t('Update Author'),
    lede: t('{name}, last saved {version}', { name, version: formatLongDate(version) }),
    actions: <TranslateLink kind="author" id={_id} />,
  }),
  table: () => ({
    label: t('Authors'),
    noun: ['author', 'authors'],
    cards: 'pictures',
    columns: columns(),
    edit: { name: ({ name }) => name, path: updatePath },
    removal: {
      question: ({ name }) => t('Are you sure to DELETE {name} from database?', { name }),
      what: (author) => (
        <>
          {face(author)}
          <div>
            <span className="adm-cell-t">{author.name}</span>
            <span className="adm-cell-s">{author.designation}</span>
          </div>
        </>
      ),
      note: () => t('An author who still has posts cannot be deleted.'),
      send: ({ _id }) => signedCall(api.author.remove, { params: { id: _id } }),
    },
    empty: {
      icon: <Newspaper />,
      title: t('No authors yet'),
      text: t('Every post names its author. Start with yourself, in the form on this page.'),
    },
  }),
})
