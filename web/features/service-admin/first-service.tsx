import { api } from '../../../contract/api.ts'
import { serviceInput } from '../../../contract/service.ts'
import { plainAmount } from '../../../contract/money.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { StepForm } from '../../ui/admin/step-form.tsx'
import { TextField, TextArea } from '../../ui/field.tsx'
import { PictureUrlField } from '../../ui/admin/picture-url-field.tsx'
import { useAdminForm } from '../../ui/admin/use-admin-form.ts'
import { t } from '../../../language/t.ts'

interface FirstServiceProps {
  onSaved: () => void
  onSkip: () => void
}

const blank = {
  title: '',
  price: '',
  details: '',
  thumbnail: '',
  hero: undefined,
  gallery: [] as string[],
  status: undefined,
  onHome: undefined,
  duration: undefined,
}

/** The least that a service needs; its gallery is filled on its own page. */
export function FirstService({ onSaved, onSkip }: FirstServiceProps) {
  const { form, field, set, submit, busy } = useAdminForm({
    schema: serviceInput,
    initial: blank,
    prepare: (values) => ({ ...values, price: plainAmount(values.price) }),
    send: (service) => signedCall(api.service.add, { body: service }),
    onSaved,
  })
  return (
    <StepForm form={form} busy={busy} submit={submit} onSkip={onSkip}>
      <div className="adm-pair adm-pair-end">
        <TextField label={t('Title')} {...field('title')} maxLength={160} required />
        <TextField
          label={t('Price')}
          prefix="৳"
          inputMode="numeric"
          autoComplete="off"
          required
          {...field('price')}
        />
      </div>
      <TextArea label={t('Details')} {...field('details')} rows={3} required />
      <PictureUrlField
        label={t('Picture URL')}
        placeholder="https://"
        use={t('Shown on the card and at the top of the page.')}
        uploadFirst
        required
        {...field('thumbnail')}
        onPicture={(src) => set('thumbnail', src)}
      />
    </StepForm>
  )
}
