import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Block, Setting } from '../../../../contract/shape/setting.ts'
import { t } from '../../../../language/t.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { StudioForm } from '../../ui/studio-form.tsx'
import { TranslateLink } from '../translate-link.tsx'
import { PromiseBox, SettingFields } from './setting-fields.tsx'
import { type SettingsPage as Page, settingsOn } from './settings-pages.ts'
import { type LoadedSettings, type SettingsForm, useSettings } from './use-settings.ts'

interface SettingsBlockProps {
  form: SettingsForm
  block: Block
  settings: Setting[]
}

function SettingsBlock({ form, block, settings }: SettingsBlockProps) {
  const { title, isQuiet, note, isWide, foot } = block
  const fields = <SettingFields form={form} settings={settings} className={isWide ? '' : undefined} />
  return (
    <>
      {(title || !isWide) && (
        <section className="adm-block" aria-label={title && t(title)}>
          {title && !isQuiet && <h3>{t(title)}</h3>}
          {note && <p className="note">{t(note)}</p>}
          {!isWide && fields}
          {foot && <PromiseBox form={form} />}
        </section>
      )}
      {isWide && fields}
    </>
  )
}

/** Leads from the language of the studio to that of the texts. */
const SiteTexts = () => (
  <div className="adm-block">
    <h3>{t('Site texts')}</h3>
    <p className="note">
      {t('The texts on Home, About and at the top of the pages, with the Bangla beside them.')}
    </p>
    <p className="adm-set-go">
      <TranslateLink kind="site" id="site" />
      <ButtonLink look="line" to="/admin/translate">
        {t('Not in Bangla yet')}
      </ButtonLink>
    </p>
  </div>
)

/** One page of the settings with its own save bar. An address with the name of a field leads to it. */
export function SettingsPage({ page, loaded }: { page: Page; loaded: LoadedSettings }): ReactNode {
  const settings = settingsOn(page.id)
  const form = useSettings(settings, loaded, { onSaved: page.onSaved })
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementsByName(decodeURIComponent(hash.slice(1)))[0]?.focus()
  }, [hash])
  const blocks = [...new Set(settings.map(({ block }) => block!))]
  return (
    <StudioForm form={form} className="panel">
      {blocks.map((block) => (
        <SettingsBlock
          key={block.title ?? block.page}
          form={form}
          block={block}
          settings={settings.filter((setting) => setting.block === block)}
        />
      ))}
      {page.id === 'language' && <SiteTexts />}
      <SaveBar form={form} verb={t(page.verb ?? 'Save')} cancel="/admin/settings" />
    </StudioForm>
  )
}
