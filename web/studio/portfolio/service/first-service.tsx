import { api } from '../../../../contract/api.ts'
import { serviceInput } from '../../../../contract/portfolio/service.ts'
import { plainAmount } from '../../../../contract/shape/money.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { StepFoot, StepForm, type StepWays } from '../../ui/step-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField, TextArea } from '../../../ui/field.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { PictureUrlField } from '../picture-url-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { t } from '../../../../language/t.ts'

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

/** The required fields of a service; its gallery is edited on its own page. */
function NewService(ways: StepWays) {
  const form = useForm({
    schema: serviceInput,
    initial: blank,
    prepare: (values) => ({ ...values, price: plainAmount(values.price) }),
    send: (service) => signedCall(api.service.add, { body: service }),
    onSaved: ways.onSaved,
  })
  const { field, set } = form
  return (
    <StepForm form={form} {...ways}>
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

/** The first service of the site, or a link to it once it exists. */
export const FirstService = ({ service, ...ways }: StepWays & { service: string }) =>
  service === '' ? (
    <NewService {...ways} />
  ) : (
    <div className="adm-step">
      <p>
        <b>{service}</b>{' '}
        <PageLink className="adm-link" to="/admin/services">
          {t('All services')}
        </PageLink>
      </p>
      <StepFoot
        verb={
          <Button look="accent" onClick={ways.onSaved}>
            {t('Continue')}
          </Button>
        }
        onBack={ways.onBack}
      />
    </div>
  )
