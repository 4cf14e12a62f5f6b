import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import type { SavedSite } from '../../../../contract/shape/site-settings.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { useRecordVersion } from '../../ui/use-record-version.ts'
import { LanguageForm } from './language-form.tsx'
import { type StudioFormOptions, loadSite, loadStudio, type SavedStudio } from './saved-settings.ts'
import { DaysForm } from './days-form.tsx'
import { OffersForm } from './offers-form.tsx'
import { PaymentsForm } from './payments-form.tsx'
import type { SettingsPage } from './settings-pages.ts'
import { RulesForm } from './rules-form.tsx'
import { SiteForm } from './site-form.tsx'
import { toValues } from './site-values.ts'

export function SitePage({ page, site }: { page: SettingsPage; site: SavedSite }) {
  const { revalidate } = useRevalidator()
  const { initial, withVersion, isNow, reload } = useRecordVersion(site, () => loadSite(signedCall), toValues)
  return (
    <SiteForm
      page={page}
      initial={initial}
      send={async (changes) => {
        const reply = await signedCall(api.site.update, {
          body: withVersion(changes),
        })
        isNow(reply.data.version)
        return reply
      }}
      // The frame of this page also shows the brand.
      onSaved={() => void revalidate()}
      reload={reload}
    />
  )
}

const forms: Record<string, (options: StudioFormOptions) => ReactNode> = {
  language: LanguageForm,
  days: DaysForm,
  calendar: RulesForm,
  payments: PaymentsForm,
  offers: OffersForm,
}

export function StudioPage({ page, studio }: { page: SettingsPage; studio: SavedStudio }) {
  const Form = forms[page.id]!
  const { revalidate } = useRevalidator()
  const same = (stored: SavedStudio) => stored
  const { initial, withVersion, isNow, reload } = useRecordVersion(studio, () => loadStudio(signedCall), same)
  return (
    <Form
      studio={initial}
      send={async (changes) => {
        const reply = await signedCall(api.studio.update, {
          body: withVersion(changes),
        })
        isNow(reply.data.version)
        return reply
      }}
      onSaved={() => void revalidate()}
      reload={reload}
    />
  )
}
