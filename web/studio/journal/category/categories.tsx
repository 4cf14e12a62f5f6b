import { api } from '../../../../contract/api.ts'
import { type Category, categoryInput } from '../../../../contract/journal/category.ts'
import { formatLongDate } from '../../../../contract/shape/dates.ts'
import { slugify } from '../../../../contract/shape/slug.ts'
import { plural, t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { TextField } from '../../../ui/field.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { toast } from '../../../ui/toast.ts'
import { loadEntries } from '../../lib/load-entries.ts'
import { PictureUrlField } from '../../portfolio/picture-url-field.tsx'
import { TranslateLink } from '../../studio/translate-link.tsx'
import { entryKind } from '../../ui/entry-screens.tsx'
import { Newspaper } from '../../ui/icons.tsx'
import type { Column } from '../../ui/table.tsx'
import type { FieldsOf } from '../../ui/use-form.ts'
import { blankCategory } from '../post-choices.ts'

const updatePath = ({ _id }: Category) => `/admin/blogs/update-category/${_id}`

const thumbnail = ({ cat_image }: Category) =>
  cat_image ? (
    <Picture of={cat_image} alt="" sizes="72px" className="adm-thumb" />
  ) : (
    <span className="adm-thumb adm-no-thumb" />
  )

const columns = (): Column<Category>[] => [
  { head: t('Image'), tight: true, place: 'picture', cell: thumbnail },
  {
    head: t('Category'),
    place: 'text',
    cell: (category) => (
      <PageLink className="adm-cell-t" to={updatePath(category)} lang={langOf(category.cat_name)} data-row>
        {category.cat_name}
      </PageLink>
    ),
  },
  {
    head: t('Slug'),
    place: 'text',
    cell: ({ cat_slug }) => <span className="adm-soft adm-any">{cat_slug}</span>,
  },
]

interface FieldsProps {
  form: FieldsOf<typeof blankCategory>
  isNew: boolean
}

function Fields({ form: { field, values, set }, isNew }: FieldsProps) {
  return (
    <>
      <TextField
        label={t('Category name')}
        {...field('cat_name')}
        maxLength={80}
        autoComplete="off"
        required
      />
      <TextField
        label={t('Slug')}
        {...field('cat_slug')}
        placeholder={slugify(values.cat_name) || t('made from the name')}
        autoComplete="off"
        hint={!isNew && t('Visitors filter posts by it. The addresses of posts do not change.')}
      />
      <PictureUrlField
        label={t('Image URL')}
        optional
        placeholder="https://"
        use={t('Shown with the category in lists.')}
        {...field('cat_image')}
        onPicture={(src) => set('cat_image', src)}
      />
    </>
  )
}

export const categories = entryKind({
  refusal: 'Only the owner can edit the blog.',
  back: { to: '/admin/blogs', label: 'Manage Blog' },
  listPath: '/admin/blogs/add-category',
  title: 'Manage Category',
  lede: (total) =>
    t('{total}. A new name shows on its posts at once; their addresses stay the same.', {
      total: plural(total, '{n} category', '{n} categories'),
    }),
  list: (call, url) => loadEntries(url, (query) => call(api.category.list, { query })),
  one: async (call, id) => (await call(api.category.one, { params: { id } })).data,
  add: (body) => signedCall(api.category.add, { body }),
  update: (id, body) => signedCall(api.category.update, { params: { id }, body }),
  schema: categoryInput,
  blank: blankCategory,
  toValues: ({ cat_name, cat_slug, cat_image }: Category) => ({ cat_name, cat_slug, cat_image }),
  Fields,
  // The specification wants it as a toast, too.
  beforeSubmit: ({ cat_name }) => {
    if (cat_name.trim() === '') toast.error(t('Input a Category Name'))
  },
  formTitle: { add: 'New category', update: 'The category' },
  verb: { add: 'Add category', update: 'Save category' },
  head: ({ _id, cat_name, version }) => ({
    title: t('Update Category'),
    lede: t('{cat_name}, last saved {version}', { cat_name, version: formatLongDate(version) }),
    actions: <TranslateLink kind="category" id={_id} />,
  }),
  table: () => ({
    label: t('Categories'),
    noun: ['category', 'categories'],
    cards: 'pictures',
    columns: columns(),
    edit: { name: ({ cat_name }) => cat_name, path: updatePath },
    removal: {
      question: ({ cat_name }) =>
        t('Are you sure to DELETE {name} category from database?', { name: cat_name }),
      what: (category) => (
        <>
          {thumbnail(category)}
          <div>
            <span className="adm-cell-t">{category.cat_name}</span>
            <span className="adm-cell-s">{category.cat_slug}</span>
          </div>
        </>
      ),
      note: () => t('A category that still has posts cannot be deleted.'),
      send: ({ _id }) => signedCall(api.category.remove, { params: { id: _id } }),
    },
    empty: {
      icon: <Newspaper />,
      title: t('No categories yet'),
      text: t(
        'Every post is in a category, and visitors filter the blog by category. The form is on this page.',
      ),
    },
  }),
})
