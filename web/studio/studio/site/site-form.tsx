import type { ReactNode } from 'react'
import { Switch } from '../../ui/switch.tsx'
import { AwardFields } from './award-fields.tsx'
import { ClientFields, PlaceFields, SlideFields } from './picture-fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { SettingsPage } from './settings-pages.ts'
import { TextFields } from './text-fields.tsx'
import { textSettings } from './text-settings.ts'
import { type SiteForm as Form, type SiteFormOptions, useSiteForm } from './use-site-form.ts'
import { type Label, t } from '../../../../language/t.ts'

const OpenFields = ({ form }: { form: Form }) => (
  <section className="adm-block" aria-label={t('Open or closed')}>
    <Switch
      label={t('The site is open')}
      name="closed"
      hint={
        form.values.closed
          ? t("Visitors see 'Opening soon' on every page. You see the whole site.")
          : t('Everyone sees what you have filled in. Empty pages are not linked.')
      }
      checked={!form.values.closed}
      onChange={(open) => form.set('closed', !open)}
    />
  </section>
)

const Awards = ({ form }: { form: Form }) => (
  <section className="adm-block" aria-label={t('Awards')}>
    <h3>{t('Awards')}</h3>
    <AwardFields form={form} />
  </section>
)

/** The text of the button, by page. */
const verbs: Record<string, Label | undefined> = {
  studio: 'Save studio',
  contact: 'Save contact',
  biography: 'Save biography',
  pages: 'Save pages and promises',
  slides: 'Save home page slides',
  clients: 'Save clients',
  pictures: 'Save pictures',
}

/** What a page has besides its text fields. */
const before: Record<string, ((props: { form: Form }) => ReactNode) | undefined> = { pages: OpenFields }
const after: Record<string, ((props: { form: Form }) => ReactNode) | undefined> = {
  biography: Awards,
  slides: SlideFields,
  clients: ClientFields,
  pictures: PlaceFields,
}

/** A page of the site settings. */
export function SiteForm({ page, ...options }: Omit<SiteFormOptions, 'names'> & { page: SettingsPage }) {
  const form = useSiteForm({ ...options, names: page.names! })
  const Before = before[page.id]
  const After = after[page.id]
  return (
    <SettingsForm form={form} verb={verbs[page.id] ? t(verbs[page.id]!) : t('Save')}>
      {Before && <Before form={form} />}
      <TextFields form={form} blocks={textSettings[page.id] ?? []} />
      {After && <After form={form} />}
    </SettingsForm>
  )
}
