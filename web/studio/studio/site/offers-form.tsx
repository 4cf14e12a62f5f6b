import { parseTaka } from '../../../../contract/shape/money.ts'
import { type Studio, studioOffers } from '../../../../contract/shape/studio-settings.ts'
import { takaDigits } from '../../../lib/format.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { nestedFields } from '../../ui/nested-fields.ts'
import { useAdminForm } from '../../ui/use-admin-form.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { EntryList } from './entry-list.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { Keyed } from './site-values.ts'
import type { StudioFormOptions } from './saved-settings.ts'
import { t } from '../../../../language/t.ts'

interface OfferSettings {
  extras: Keyed<{ en: string; bn: string; price: string }>[]
  terms: Studio['terms']
}

const toValues = ({ extras, terms }: Studio): OfferSettings => ({
  extras: extras.map(({ en, bn, price }) => ({
    key: randomKey(),
    en,
    bn,
    price: takaDigits(price),
  })),
  terms,
})

/** The price list for offers, and their default terms. */
export function OffersForm({ studio, ...options }: StudioFormOptions) {
  const form = useAdminForm({
    schema: studioOffers,
    ...options,
    initial: toValues(studio),
    prepare: ({ extras, terms }: OfferSettings) => ({
      extras: extras.map(({ en, bn, price }) => ({ en, bn, price: parseTaka(price) })),
      terms,
    }),
    reload: async () => toValues(await options.reload()),
  })
  const { values, errors, set } = form
  const { field } = nestedFields(form)
  return (
    <SettingsForm form={form} verb={t('Save offers')}>
      <section className="adm-block" aria-label={t('Price list')}>
        <h3>{t('Price list')}</h3>
        <p className="note">{t('What you offer besides your services: travel, an extra hour, an album.')}</p>
      </section>
      <EntryList
        noun="price"
        add="Add a price"
        items={values.extras}
        onItems={(extras) => set('extras', extras)}
        blank={() => ({ key: randomKey(), en: '', bn: '', price: '' })}
        max={50}
        error={errors.extras}
        row={({ en, bn, price }) => ({ title: en || bn, text: price && `৳${price}` })}
        isWrong={(index) => Object.keys(errors).some((path) => path.startsWith(`extras.${index}.`))}
      >
        {(_, index) => (
          <>
            <div className="adm-pair">
              <TextField label={t('Name in English')} {...field(`extras.${index}.en`)} maxLength={200} />
              <TextField
                label={t('Name in Bangla')}
                {...field(`extras.${index}.bn`)}
                lang="bn"
                maxLength={200}
              />
            </div>
            <TextField
              label={t('Price')}
              {...field(`extras.${index}.price`)}
              prefix="৳"
              inputMode="decimal"
              autoComplete="off"
              required
            />
          </>
        )}
      </EntryList>
      <section className="adm-block" aria-label={t('Terms')}>
        <h3>{t('Terms')}</h3>
        <TextArea
          label={t('Terms in English')}
          optional
          {...field('terms.en')}
          rows={5}
          maxLength={10_000}
          hint={t('New offers start with these, in the language of the client.')}
        />
        <TextArea
          label={t('Terms in Bangla')}
          optional
          {...field('terms.bn')}
          rows={5}
          maxLength={10_000}
          lang="bn"
        />
      </section>
    </SettingsForm>
  )
}
