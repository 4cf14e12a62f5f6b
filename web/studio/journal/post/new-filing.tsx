import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { authorInput } from '../../../../contract/journal/author.ts'
import { categoryInput } from '../../../../contract/journal/category.ts'
import { t } from '../../../../language/t.ts'
import { blankAuthor, blankCategory } from '../post-choices.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { useSite } from '../../../lib/root-data.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PictureUrlField } from '../../portfolio/picture-url-field.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { TextField } from '../../../ui/field.tsx'

interface NewFilingProps {
  /** The id of the new entry, which is then selected. */
  onMade: (id: string, name: string) => void
  onClose: () => void
}

/** Reloads the choices first, or the new one could not be selected. */
function useCreated({ onMade, onClose }: NewFilingProps) {
  const { revalidate } = useRevalidator()
  return async ({ data }: { data: { _id: string } }, name: string) => {
    await revalidate()
    onMade(data._id, name)
    onClose()
  }
}

/** Adds a category without leaving the post; its picture can be added later. */
export function NewCategory(props: NewFilingProps) {
  const onMade = useCreated(props)
  const { field, form, busy, failure, submit, values } = useAdminForm({
    schema: categoryInput,
    initial: blankCategory,
    send: (body) => signedCall(api.category.add, { body }),
    onSaved: (reply) => void onMade(reply, values.cat_name),
  })
  return (
    <FormDialog
      title={t('New category')}
      verb={t('Add category')}
      busy={busy}
      failure={failure}
      form={form}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextField
        label={t('Category name')}
        {...field('cat_name')}
        maxLength={80}
        autoComplete="off"
        required
      />
    </FormDialog>
  )
}

/** Adds an author without leaving the post, at first the owner; the rest can be added later. */
export function NewAuthor({ isFirst, ...props }: NewFilingProps & { isFirst: boolean }) {
  const onMade = useCreated(props)
  const { owner, pictures } = useSite()
  const { field, form, busy, failure, submit, set, values } = useAdminForm({
    schema: authorInput,
    initial: isFirst
      ? { ...blankAuthor, name: owner, designation: t('Photographer'), image: pictures.portrait.src }
      : blankAuthor,
    send: (body) => signedCall(api.author.add, { body }),
    onSaved: (reply) => void onMade(reply, values.name),
  })
  return (
    <FormDialog
      title={t('New author')}
      verb={t('Add author')}
      busy={busy}
      failure={failure}
      form={form}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextField label={t('Name')} {...field('name')} maxLength={120} autoComplete="off" required />
      <TextField label={t('Designation')} {...field('designation')} maxLength={120} required />
      <PictureUrlField
        label={t('Image URL')}
        placeholder="https://"
        required
        use={t('Shown beside the name.')}
        uploadFirst
        {...field('image')}
        onPicture={(src) => set('image', src)}
      />
    </FormDialog>
  )
}
