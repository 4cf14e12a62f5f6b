import type { ComponentProps } from 'react'
import { FieldFrame } from '../../../ui/field.tsx'
import { t } from '../../../../language/t.ts'

interface ShareFieldProps extends ComponentProps<'input'> {
  label: string
  hint?: string
  error?: string
  kind: 'amount' | 'percent'
  onKind: (kind: 'amount' | 'percent') => void
}

/** A part of the total, in taka or percent. */
export const ShareField = ({ label, hint, error, kind, onKind, ...input }: ShareFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} className="adm-share">
    {(wiring) => (
      <div className="adm-share-row">
        <input type="text" {...input} {...wiring} className="input" inputMode="decimal" autoComplete="off" />
        <span className="adm-seg" role="group" aria-label={t('{label} as', { label })}>
          {(['percent', 'amount'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={kind === one}
              aria-label={one === 'percent' ? t('Percent') : t('Taka')}
              onClick={() => onKind(one)}
            >
              {one === 'percent' ? '%' : '৳'}
            </button>
          ))}
        </span>
      </div>
    )}
  </FieldFrame>
)
