import { api } from '../../../../contract/api.ts'
import type { SavedSite, Site } from '../../../../contract/site-settings.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { TextArea } from '../../../ui/field.tsx'
import { PictureUrlField } from '../../../ui/admin/picture-url-field.tsx'
import { toValues } from '../site-values.ts'
import { TextFields } from '../text-fields.tsx'
import type { TextSetting } from '../text-settings.ts'
import { useSiteForm } from '../use-site-form.ts'
import type { StepProps } from './step-props.ts'
import { StepForm } from '../../../ui/admin/step-form.tsx'
import { t } from '../../../../language/t.ts'

type SiteStepProps = StepProps & { site: SavedSite }

const useSiteStep = (names: (keyof Site)[], { site, onSaved }: SiteStepProps) =>
  useSiteForm({
    names,
    initial: toValues(site),
    send: (changes) => signedCall(api.site.update, { body: changes }),
    onSaved,
    reload: async () => toValues((await signedCall(api.site.one)).data),
  })

const nameSettings: TextSetting[] = [
  { path: 'owner', label: 'Your name', half: true, maxLength: 80, required: true },
  {
    path: 'brand',
    label: 'Brand',
    half: true,
    maxLength: 40,
    required: true,
    hint: 'At the top of every page.',
  },
  { path: 'trade', label: 'Trade', half: true, maxLength: 40, hint: 'Shown after the brand in titles.' },
  { path: 'brandInBangla', label: 'Brand in Bangla', half: true, maxLength: 40, lang: 'bn' },
]
const phoneSettings: TextSetting[] = [
  { path: 'phone', label: 'Phone', half: true, inputMode: 'tel', hint: 'As visitors see it.' },
  {
    path: 'whatsApp',
    label: 'WhatsApp',
    half: true,
    inputMode: 'tel',
    hint: 'Leave empty to hide the chat button.',
  },
]
const nameParts: (keyof Site)[] = ['owner', 'brand', 'trade', 'brandInBangla']
const phoneParts: (keyof Site)[] = ['phone', 'whatsApp']
const portraitParts: (keyof Site)[] = ['pictures']

export function NameStep(props: SiteStepProps) {
  const { form, busy, submit, ...fields } = useSiteStep(nameParts, props)
  return (
    <StepForm {...{ form, busy, submit }} onSkip={props.onSkip}>
      <TextFields form={fields} blocks={[{ settings: nameSettings }]} />
    </StepForm>
  )
}

export function PhoneStep(props: SiteStepProps) {
  const { form, busy, submit, ...fields } = useSiteStep(phoneParts, props)
  return (
    <StepForm {...{ form, busy, submit }} onSkip={props.onSkip}>
      <TextFields form={fields} blocks={[{ settings: phoneSettings }]} />
    </StepForm>
  )
}

export function PortraitStep(props: SiteStepProps) {
  const { form, busy, submit, field, change } = useSiteStep(portraitParts, props)
  return (
    <StepForm {...{ form, busy, submit }} onSkip={props.onSkip}>
      <PictureUrlField
        label={t('Portrait URL')}
        placeholder="https://"
        use={t('On Home and About.')}
        uploadFirst
        describing="focus"
        {...field('pictures.portrait.src')}
        onPicture={(src) =>
          change(
            'pictures',
            (pictures) => ({ ...pictures, portrait: { ...pictures.portrait, src } }),
            'pictures.portrait',
          )
        }
      />
      <TextArea
        label={t('What the portrait shows')}
        {...field('pictures.portrait.alt')}
        rows={2}
        maxLength={300}
        hint={t('For people who cannot see the picture, and for search engines.')}
      />
    </StepForm>
  )
}
