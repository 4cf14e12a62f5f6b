import { type Author, type AuthorInput, authorInput } from '../../../contract/author.ts'
import { slugify } from '../../../contract/slug.ts'
import { EntryForm } from '../../ui/admin/entry-form.tsx'
import { AdminInput, AdminTextArea } from '../../ui/admin/field.tsx'
import { PictureUrlField } from '../../ui/admin/picture-url-field.tsx'
import { useEntryForm } from '../../ui/admin/use-entry-form.ts'

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

export const blankAuthor: AuthorValues = {
  name: '',
  author_slug: '',
  designation: '',
  email: '',
  facebookLink: '',
  instagramLink: '',
  image: '',
  about: '',
}

interface AuthorFormProps {
  title: string
  verb: string
  initial: AuthorValues
  send: (author: AuthorInput) => Promise<{ message: string }>
  onSaved: () => void
  reload?: () => Promise<AuthorValues>
  cancel?: string
}

export function AuthorForm({ title, verb, cancel, ...options }: AuthorFormProps) {
  const entry = useEntryForm({ schema: authorInput, ...options })
  const { values, errors, set, check } = entry
  const field = (name: keyof AuthorValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    onBlur: () => check(name),
  })
  return (
    <EntryForm
      {...entry}
      title={title}
      verb={verb}
      cancel={cancel}
      onSubmit={(event) => void entry.submit(event)}
      onClear={entry.startOver}
      onKeepMine={entry.keepMine}
      onTakeTheirs={entry.takeTheirs}
    >
      <AdminInput label="Name" {...field('name')} maxLength={120} autoComplete="off" required />
      <AdminInput
        label="Slug"
        {...field('author_slug')}
        placeholder={slugify(values.name) || 'made from the name'}
        autoComplete="off"
      />
      <AdminInput label="Designation" {...field('designation')} maxLength={120} required />
      <PictureUrlField
        label="Image URL"
        placeholder="https://"
        required
        use="Stands beside the name."
        {...field('image')}
        onPicture={(src) => set('image', src)}
      />
      <AdminInput
        label="Email"
        optional
        {...field('email')}
        inputMode="email"
        autoComplete="off"
        placeholder="name@example.com"
      />
      <AdminInput
        label="Facebook"
        optional
        {...field('facebookLink')}
        inputMode="url"
        placeholder="https://"
      />
      <AdminInput
        label="Instagram"
        optional
        {...field('instagramLink')}
        inputMode="url"
        placeholder="https://"
      />
      <AdminTextArea label="About" optional rows={3} {...field('about')} />
    </EntryForm>
  )
}
