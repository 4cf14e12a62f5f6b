import { randomKey } from '../../../lib/random-key.ts'
import { TextField } from '../../../ui/field.tsx'
import { EntryList } from './entry-list.tsx'
import type { SiteForm } from './use-site-form.ts'
import { t } from '../../../../language/t.ts'

export const AwardFields = ({ form }: { form: SiteForm }) => (
  <EntryList
    noun="award"
    add="Add an award"
    items={form.values.awards}
    onItems={(awards) => form.set('awards', awards)}
    blank={() => ({ key: randomKey(), year: '', short: '', title: '' })}
    max={12}
    error={form.listError('awards')}
    row={({ year, title }) => ({ title, text: year })}
    isWrong={(index) => form.isWrong(`awards.${index}`)}
  >
    {(_, index) => (
      <>
        <div className="adm-pair adm-pair-start">
          <TextField
            label={t('Year')}
            {...form.itemField('awards', index, 'year')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <TextField
            label={t('Award')}
            {...form.itemField('awards', index, 'title')}
            maxLength={160}
            required
          />
        </div>
        <TextField
          label={t('Short form')}
          optional
          {...form.itemField('awards', index, 'short')}
          maxLength={80}
          hint={t('For Home, if the full name is too long.')}
        />
      </>
    )}
  </EntryList>
)
