import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { authorInput } from '../../../../contract/journal/author.ts'
import { categoryInput } from '../../../../contract/journal/category.ts'
import { t } from '../../../../language/t.ts'
import { blankAuthor, blankCategory } from '../post-choices.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { useSite } from '../../../lib/root-data.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { PictureUrlField } from '../../portfolio/picture-url-field.tsx'
import { TextField } from '../../../ui/field.tsx'

interface NewFilingProps {
  /** The id of the new entry, which is then selected. */
  onMade: (id: string, name: string) => void
  onClose: () => void
}

/** Loads the choices first, or the new one could not be selected. */
function useMade({ onMade }: NewFilingProps) {
  const { revalidate } = useRevalidator()
  return async (id: string, name: string) => {
    await revalidate()
    onMade(id, name)
  }
}

/** Adds a category without leaving the post; its picture can be added later. */
export function NewCategory(props: NewFilingProps) {
  const made = useMade(props)
  return (
    <ActionDialog
      title={t('New category')}
      verb={t('Add category')}
      schema={categoryInput}
      initial={blankCategory}
      send={(body) => signedCall(api.category.add, { body })}
      onSaved={({ data }, { cat_name }) => made(data._id, cat_name)}
      onClose={props.onClose}
    >
      {({ field }) => (
        <TextField
          label={t('Category name')}
          {...field('cat_name')}
          maxLength={80}
          autoComplete="off"
          required
        />
      )}
    </ActionDialog>
  )
}

/** Adds an author without leaving the post, at first the owner; the rest can be added later. */
export function NewAuthor({ isFirst, ...props }: NewFilingProps & { isFirst: boolean }) {
  const { owner, pictures } = useSite()
  const made = useMade(props)
  const self = { name: owner, designation: t('Photographer'), image: pictures.portrait.src }
  return (
    <ActionDialog
      title={t('New author')}
      verb={t('Add author')}
      schema={authorInput}
      initial={isFirst ? { ...blankAuthor, ...self } : blankAuthor}
      send={(body) => signedCall(api.author.add, { body })}
      onSaved={({ data }, { name }) => made(data._id, name)}
      onClose={props.onClose}
    >
      {({ field, set }) => (
        <>
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
        </>
      )}
    </ActionDialog>
  )
}
