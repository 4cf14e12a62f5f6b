import type { ComponentProps, ReactNode } from 'react'
import { api } from '../../../../../contract/api.ts'
import { siteNames } from '../../../../../contract/shape/site-settings.ts'
import { t } from '../../../../../language/t.ts'
import { signedCall } from '../../../../lib/signed-call.ts'
import { TextArea } from '../../../../ui/field.tsx'
import { PictureUrlField } from '../../../portfolio/picture-url-field.tsx'
import { StepForm, type StepWays } from '../../../ui/step-form.tsx'
import { PromiseBox, SettingFields, type ShownSetting } from '../setting-fields.tsx'
import type { SetupLoaded } from './last-step.tsx'
import { settingAt, settingsOn } from '../settings-pages.ts'
import { type SettingsForm, useSettings, type Values } from '../use-settings.ts'

interface StepProps extends StepWays {
  setup: SetupLoaded
}

interface SettingsStepProps extends StepProps, Omit<ComponentProps<typeof SettingFields>, 'form'> {
  options?: Parameters<typeof useSettings>[2]
  /** Below the fields. */
  children?: (form: SettingsForm) => ReactNode
}

/** A step that asks for some of the settings. */
function SettingsStep({ setup, settings, className, options, children, ...ways }: SettingsStepProps) {
  const form = useSettings(settings, setup.settings, { onSaved: ways.onSaved, ...options })
  return (
    <StepForm form={form} {...ways}>
      <SettingFields form={form} settings={settings} className={className} />
      {children?.(form)}
    </StepForm>
  )
}

/** The name of the studio: that of its owner if no other is typed. Pages append the trade, so it is removed here. */
export function nameOfStudio({ owner, brand }: { owner: string; brand: string }, trade: string) {
  const name = brand.trim() || owner.trim()
  const end = ` ${trade}`
  return trade && name.toLowerCase().endsWith(end.toLowerCase()) ? name.slice(0, -end.length).trim() : name
}

/** A setting as a step says it. */
const said = (path: string, differently: Partial<ShownSetting>) => ({
  ...settingAt(path),
  half: undefined,
  ...differently,
})

const names = [
  said('owner', { autoComplete: 'name', isRequired: true }),
  said('brand', {
    label: 'Studio name',
    hint: 'At the top of your site. Leave it empty to use your own name.',
    autoComplete: 'organization',
    isRequired: false,
  }),
  said('brandInBangla', { label: 'Studio name in Bangla', hint: undefined, optional: true }),
  said('email', {
    label: 'Public email',
    hint: 'Visitors see it, and clients reply to it.',
    autoComplete: 'email',
    isRequired: true,
  }),
  said('phone', { half: true, optional: true, autoComplete: 'tel' }),
  said('whatsApp', { half: true, optional: true }),
]

export function NameStep(step: StepProps) {
  const { settings, mail } = step.setup
  const { owner, brand, trade, email } = settings.site
  const options = {
    schema: siteNames,
    // Until the owner has a name, the site has that of the software.
    begin: (values: Values) => ({
      ...values,
      ...(owner === '' && { brand: '', brandInBangla: '' }),
      email: email || mail.owner,
    }),
    // Without a brand, the missing field is the name of the owner.
    complete: (values: Values) => ({
      ...values,
      brand: nameOfStudio(values as { owner: string; brand: string }, trade) || brand,
    }),
  }
  return <SettingsStep {...step} settings={names} options={options} />
}

export function PortraitStep({ setup, ...ways }: StepProps) {
  const form = useSettings(settingsOn('pictures'), setup.settings, { onSaved: ways.onSaved })
  return (
    <StepForm form={form} {...ways}>
      <PictureUrlField
        label={t('Portrait URL')}
        placeholder="https://"
        use={t('On Home and About.')}
        uploadFirst
        describing="focus"
        {...form.field('pictures.portrait.src')}
        onPicture={(src) => form.set('pictures.portrait.src', src)}
      />
      <TextArea
        label={t('What the portrait shows')}
        {...form.field('pictures.portrait.alt')}
        rows={2}
        maxLength={300}
        hint={t('For people who cannot see the picture, and for search engines.')}
      />
    </StepForm>
  )
}

const hours = [settingAt('hours')]

export const DaysStep = (step: StepProps) => <SettingsStep {...step} settings={hours} />

const terms = [
  said('calendar.shortestNotice', { label: 'Notice you need', hint: undefined, unit: 'days' }),
  ...['calendar.cancelNotice', 'calendar.lateKeep', 'calendar.lateNotice'].map(settingAt),
]

export function PromisesStep(step: StepProps) {
  const onSaved = async () => {
    await signedCall(api.setup.update, { body: { promised: true } })
    step.onSaved()
  }
  const className = 'adm-pair adm-pair-keep adm-step-promises'
  return (
    <SettingsStep {...step} settings={terms} className={className} options={{ onSaved }}>
      {(form) => (
        <>
          <PromiseBox form={form} />
          <p className="note">{t('These are safe defaults to start with. Change them whenever you like.')}</p>
        </>
      )}
    </SettingsStep>
  )
}

const payments = settingsOn('payments').filter(({ path }) => path.startsWith('payments.'))

export const PaymentsStep = (step: StepProps) => <SettingsStep {...step} settings={payments} />
