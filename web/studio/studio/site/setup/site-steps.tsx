import { api } from '../../../../../contract/api.ts'
import { type SavedSite, siteNames } from '../../../../../contract/shape/site-settings.ts'
import { t } from '../../../../../language/t.ts'
import { signedCall } from '../../../../lib/signed-call.ts'
import { PictureUrlField } from '../../../portfolio/picture-url-field.tsx'
import { StepForm, type StepWays } from '../../../ui/step-form.tsx'
import { useAdminForm } from '../../../ui/use-admin-form.ts'
import { TextArea, TextField } from '../../../../ui/field.tsx'
import { toValues } from '../site-values.ts'
import { useSiteForm } from '../use-site-form.ts'

type SiteStepProps = StepWays & { site: SavedSite }

/** Before the owner sets a name, the site has that of the software. */
const toNames = (
  { owner, brand, brandInBangla, phone, whatsApp, email }: SavedSite,
  signsInWith: string,
) => ({
  owner,
  brand: owner ? brand : '',
  brandInBangla: owner ? brandInBangla : '',
  phone,
  whatsApp,
  email: email || signsInWith,
})

export function NameStep({ site, signsInWith, ...ways }: SiteStepProps & { signsInWith: string }) {
  const form = useAdminForm({
    schema: siteNames,
    initial: toNames(site, signsInWith),
    // Without a brand, the missing field is the name of the owner.
    prepare: (values) => ({ ...values, brand: nameOfStudio(values, site.trade) || site.brand }),
    send: (names) => signedCall(api.site.update, { body: names }),
    onSaved: ways.onSaved,
  })
  const { field } = form
  return (
    <StepForm form={form} {...ways}>
      <TextField label={t('Your name')} {...field('owner')} maxLength={80} autoComplete="name" required />
      <TextField
        label={t('Studio name')}
        {...field('brand')}
        maxLength={40}
        autoComplete="organization"
        hint={t('At the top of your site. Leave it empty to use your own name.')}
      />
      <TextField
        label={t('Studio name in Bangla')}
        optional
        {...field('brandInBangla')}
        maxLength={40}
        lang="bn"
      />
      <TextField
        label={t('Public email')}
        {...field('email')}
        type="email"
        autoComplete="email"
        required
        hint={t('Visitors see it, and clients reply to it.')}
      />
      <div className="adm-pair">
        <TextField
          label={t('Phone')}
          optional
          {...field('phone')}
          inputMode="tel"
          autoComplete="tel"
          hint={t('As visitors see it.')}
        />
        <TextField
          label={t('WhatsApp')}
          optional
          {...field('whatsApp')}
          inputMode="tel"
          autoComplete="off"
          hint={t('Leave empty to hide the chat button.')}
        />
      </div>
    </StepForm>
  )
}

export function PortraitStep({ site, ...ways }: SiteStepProps) {
  const form = useSiteForm({
    names: ['pictures'],
    initial: toValues(site),
    send: (changes) => signedCall(api.site.update, { body: changes }),
    onSaved: ways.onSaved,
    reload: async () => toValues((await signedCall(api.site.one)).data),
  })
  const { field, change } = form
  return (
    <StepForm form={form} {...ways}>
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

/**
 * The name of the studio: the name of the owner if no other is typed. The trade is appended on every page, so it is
 * removed here.
 */
export function nameOfStudio({ owner, brand }: { owner: string; brand: string }, trade: string) {
  const name = brand.trim() || owner.trim()
  const end = ` ${trade}`
  return trade && name.toLowerCase().endsWith(end.toLowerCase()) ? name.slice(0, -end.length).trim() : name
}
