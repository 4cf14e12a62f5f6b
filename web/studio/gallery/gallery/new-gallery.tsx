import { z } from '../../../../contract/shape/zod.ts'
import { useNavigate } from 'react-router'
import { api } from '../../../../contract/api.ts'
import { optionalEmail, requiredText } from '../../../../contract/shape/fields.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { languageNames, languages } from '../../../../language/languages.ts'
import { currentLanguage } from '../../../../language/current.ts'
import { t } from '../../../../language/t.ts'

const schema = z.object({
  title: requiredText('Title', 120),
  email: optionalEmail,
  language: z.enum(languages),
})

export function NewGallery({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useAdminForm({
    schema,
    initial: { title: '', email: '', language: currentLanguage() },
    send: (body) => signedCall(api.gallery.add, { body }),
    onSaved: ({ data }) => void navigate(`/admin/galleries/view/${data._id}`),
  })
  return (
    <FormDialog
      title={t('New gallery')}
      lede={t('Nobody sees it until you open it. Everything can be changed later.')}
      verb={t('Create gallery')}
      busy={form.busy}
      failure={form.failure}
      form={form.form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField label={t('Title')} {...form.field('title')} maxLength={120} autoComplete="off" required />
      <TextField label={t('Email address')} type="email" optional {...form.field('email')} />
      <SelectField
        label={t('Language')}
        value={form.values.language}
        onChange={({ target }) => form.set('language', target.value as 'en')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
    </FormDialog>
  )
}
