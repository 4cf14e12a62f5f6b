import { type Studio, studioLanguage } from '../../../../contract/shape/studio-settings.ts'
import { addressIn, languageNames, languages } from '../../../../language/languages.ts'
import { t } from '../../../../language/t.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { TranslateLink } from '../translate-link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { SettingsForm } from './settings-form.tsx'
import type { StudioFormOptions } from './saved-settings.ts'

const toValues = ({ language }: Studio) => ({ language })
const options = languages.map((language) => ({ value: language, label: languageNames[language] }))

/** The language of the owner. The page reloads in the chosen language. */
export function LanguageForm({ studio, ...given }: StudioFormOptions) {
  const form = useAdminForm({
    schema: studioLanguage,
    ...given,
    onSaved: () => window.location.assign(addressIn(form.values.language, '/admin/settings/language')),
    initial: toValues(studio),
    reload: async () => toValues(await given.reload()),
  })
  return (
    <SettingsForm form={form} verb={t('Save language')}>
      <div className="adm-block">
        <SelectField
          label={t('Studio language')}
          {...form.field('language')}
          options={options}
          hint={t('The admin area and the emails you get use it. Clients read their own language.')}
        />
      </div>
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
    </SettingsForm>
  )
}
