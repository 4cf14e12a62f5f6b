import { formatPaisa } from '../../../../contract/shape/money.ts'
import { takaDigits } from '../../../lib/format.ts'
import { langOf } from '../../../lib/lang.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Plus } from '../../ui/icons.tsx'
import type { FieldsOf } from '../../ui/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { CircleAlert, Close } from '../../../ui/icons.tsx'
import { lineSum, newLine, type OfferValues } from './offer-values.ts'
import { t } from '../../../../language/t.ts'

/** A common line of the owner. */
interface Extra {
  text: string
  price: number
}

interface OfferLinesProps {
  form: FieldsOf<OfferValues>
  /** The price list of the owner in the language of the client. */
  extras: Extra[]
}

const most = 40

/**
 * One field of a line with its error below; the label is for screen readers, which do not associate the head of the
 * column.
 */
function Cell({
  label,
  field: { error, ...field },
  className,
  ...more
}: {
  label: string
  field: ReturnType<FieldsOf<OfferValues>['field']>
  className?: string
  inputMode?: 'numeric' | 'decimal'
  placeholder?: string
  maxLength?: number
}) {
  const id = `${field.name}-error`
  return (
    <div className={className}>
      <input
        type="text"
        {...field}
        {...more}
        className="input"
        aria-label={label}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        lang={langOf(field.value)}
      />
      {error && (
        <p className="field-error" id={id}>
          <CircleAlert />
          {error}
        </p>
      )}
    </div>
  )
}

/** Common lines of the owner, added with one press. */
function PriceList({ extras, onPick }: { extras: Extra[]; onPick: (extra: Extra) => void }) {
  if (extras.length === 0)
    return (
      <PageLink className="adm-link adm-small" to="/admin/settings/offers">
        {t('Set up a price list')}
      </PageLink>
    )
  return (
    <details className="adm-pricelist">
      <summary className="btn btn-bare btn-sm">{t('From your price list')}</summary>
      <ul>
        {extras.map((extra) => (
          <li key={extra.text}>
            <button type="button" onClick={() => onPick(extra)}>
              <span lang={langOf(extra.text)}>{extra.text}</span>
              <span className="adm-num">{formatPaisa(extra.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The lines of the offer, each with its total. */
export function OfferLines({ form: { values, errors, field, set }, extras }: OfferLinesProps) {
  const { lines } = values
  const add = (line?: Parameters<typeof newLine>[0]) => set('lines', (now) => [...now, newLine(line)])
  const isFull = lines.length >= most
  // Errors of a line are shown in the line.
  const hasLineErrors = Object.keys(errors).some((path) => path.startsWith('lines.'))
  return (
    <div className="adm-lines">
      <div className="adm-lines-head" aria-hidden="true">
        <span>{t('Line')}</span>
        <span>{t('Quantity')}</span>
        <span>{t('Unit price')}</span>
        <span>{t('Amount')}</span>
      </div>
      {lines.map((line, index) => {
        const n = index + 1
        return (
          <div key={line.key} className="adm-offer-line" role="group" aria-label={t('Line {n}', { n })}>
            <div className="adm-line-what">
              <Cell label={t('Line {n}, what', { n })} field={field(`lines.${index}.text`)} maxLength={200} />
              <Cell
                className="adm-line-detail"
                label={t('Line {n}, detail', { n })}
                field={field(`lines.${index}.detail`)}
                placeholder={t('Description (optional)')}
                maxLength={300}
              />
            </div>
            <Cell
              label={t('Line {n}, quantity', { n })}
              field={field(`lines.${index}.count`)}
              inputMode="numeric"
            />
            <Cell
              label={t('Line {n}, unit price in taka', { n })}
              field={field(`lines.${index}.price`)}
              inputMode="decimal"
              placeholder="৳"
            />
            <output className="adm-line-sum">{formatPaisa(lineSum(line))}</output>
            <IconButton
              text={t('Remove')}
              of={line.text || t('Line {n}', { n })}
              icon={<Close />}
              onClick={() => set('lines', (now) => now.filter(({ key }) => key !== line.key))}
            />
          </div>
        )
      })}
      {errors.lines && !hasLineErrors && (
        <p className="field-error">
          <CircleAlert />
          {errors.lines}
        </p>
      )}
      <div className="adm-lines-add">
        <Button look="line" small disabled={isFull} onClick={() => add()}>
          <Plus />
          {t('Line')}
        </Button>
        <PriceList
          extras={extras}
          onPick={({ text, price }) => !isFull && add({ text, price: takaDigits(price) })}
        />
      </div>
    </div>
  )
}
