import type { Category } from '../../../../contract/journal/category.ts'
import { EntriesTable } from '../../ui/entries-table.tsx'
import type { EntryListProps } from '../../ui/entry-props.ts'
import { Picture } from '../../../ui/picture.tsx'
import { t } from '../../../../language/t.ts'

const thumbnail = ({ cat_image }: Category) =>
  cat_image ? (
    <Picture of={cat_image} alt="" sizes="72px" className="adm-thumb" />
  ) : (
    <span className="adm-thumb adm-no-thumb" />
  )

export const CategoriesTable = (props: EntryListProps<Category>) => (
  <EntriesTable
    {...props}
    label={t('Categories')}
    noun={['category', 'categories']}
    nameHead={t('Category')}
    name={({ cat_name }) => cat_name}
    slug={({ cat_slug }) => cat_slug}
    picture={thumbnail}
    updatePath={(id) => `/admin/blogs/update-category/${id}`}
    empty={{
      title: t('No categories yet'),
      text: t(
        'Every post is in a category, and visitors filter the blog by category. The form is on this page.',
      ),
    }}
    removal={{
      question: (name) => t('Are you sure to DELETE {name} category from database?', { name }),
      detail: ({ cat_slug }) => cat_slug,
      note: t('A category that still has posts cannot be deleted.'),
    }}
  />
)
