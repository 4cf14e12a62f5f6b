import { t } from '../../../../language/t.ts'
import { FieldFrame } from '../../../ui/field.tsx'
import type { FieldsOf } from '../../ui/use-form.ts'
import type { OfferValues } from './offer-values.ts'

interface ShareFieldProps {
  label: string
  hint?: string
  name: 'discount' | 'advance'
  form: FieldsOf<OfferValues>
}

/** A part of the total, in taka or percent. */
export function ShareField({ label, hint, name, form: { values, field, set } }: ShareFieldProps) {
  const { error, ...input } = field(`${name}.value`)
  return (
    <FieldFrame label={label} hint={hint} error={error} className="adm-share">
      {(wiring) => (
        <div className="adm-share-row">
          <input
            type="text"
            {...input}
            {...wiring}
            className="input"
            inputMode="decimal"
            autoComplete="off"
          />
          <span className="adm-seg" role="group" aria-label={t('{label} as', { label })}>
            {(['percent', 'amount'] as const).map((kind) => (
              <button
                key={kind}
                type="button"
                aria-pressed={values[name].kind === kind}
                aria-label={kind === 'percent' ? t('Percent') : t('Taka')}
                onClick={() => set(`${name}.kind`, kind)}
              >
                {kind === 'percent' ? '%' : '৳'}
              </button>
            ))}
          </span>
        </div>
      )}
    </FieldFrame>
  )
}
