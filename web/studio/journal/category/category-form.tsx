import type { FormEvent } from 'react'
import { type Category, type CategoryInput, categoryInput } from '../../../../contract/journal/category.ts'
import { slugify } from '../../../../contract/shape/slug.ts'
import { EntryForm } from '../../ui/entry-form.tsx'
import type { EntryFormOptions } from '../../ui/entry-props.ts'
import { TextField } from '../../../ui/field.tsx'
import { PictureUrlField } from '../../portfolio/picture-url-field.tsx'
import { useEntryForm } from '../../ui/use-entry-form.ts'
import { toast } from '../../../ui/toast.ts'
import { t } from '../../../../language/t.ts'

export type CategoryValues = Pick<Category, 'cat_name' | 'cat_slug' | 'cat_image'>

export const toValues = ({ cat_name, cat_slug, cat_image }: CategoryValues): CategoryValues => ({
  cat_name,
  cat_slug,
  cat_image,
})

export function CategoryForm({
  title,
  verb,
  cancel,
  ...options
}: EntryFormOptions<CategoryValues, CategoryInput>) {
  const entry = useEntryForm({ schema: categoryInput, ...options })
  const { values, field, set } = entry

  /** A missing name is reported at the field and as a toast. */
  function onSubmit(event: FormEvent) {
    if (values.cat_name.trim() === '') toast.error(t('Input a Category Name'))
    void entry.submit(event)
  }

  return (
    <EntryForm entry={entry} title={title} verb={verb} cancel={cancel} onSubmit={onSubmit}>
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
        hint={cancel && t('Visitors filter posts by it. The addresses of posts do not change.')}
      />
      <PictureUrlField
        label={t('Image URL')}
        optional
        placeholder="https://"
        use={t('Shown with the category in lists.')}
        {...field('cat_image')}
        onPicture={(src) => set('cat_image', src)}
      />
    </EntryForm>
  )
}
