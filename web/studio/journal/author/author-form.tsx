import { type Author, type AuthorInput, authorInput } from '../../../../contract/journal/author.ts'
import { slugify } from '../../../../contract/shape/slug.ts'
import { EntryForm } from '../../ui/entry-form.tsx'
import type { EntryFormOptions } from '../../ui/entry-props.ts'
import { TextField, TextArea } from '../../../ui/field.tsx'
import { PictureUrlField } from '../../portfolio/picture-url-field.tsx'
import { useEntryForm } from '../../ui/use-entry-form.ts'
import { t } from '../../../../language/t.ts'

export type AuthorValues = Pick<
  Author,
  'name' | 'author_slug' | 'designation' | 'email' | 'facebookLink' | 'instagramLink' | 'image' | 'about'
>

export const toValues = (author: AuthorValues): AuthorValues => ({
  name: author.name,
  author_slug: author.author_slug,
  designation: author.designation,
  email: author.email,
  facebookLink: author.facebookLink,
  instagramLink: author.instagramLink,
  image: author.image,
  about: author.about,
})

export function AuthorForm({ title, verb, cancel, ...options }: EntryFormOptions<AuthorValues, AuthorInput>) {
  const entry = useEntryForm({ schema: authorInput, ...options })
  const { values, field, set } = entry
  return (
    <EntryForm entry={entry} title={title} verb={verb} cancel={cancel}>
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
    </EntryForm>
  )
}
