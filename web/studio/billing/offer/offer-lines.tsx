import { formatPaisa } from '../../../../contract/shape/money.ts'
import { takaDigits } from '../../../lib/format.ts'
import { langOf } from '../../../lib/lang.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Plus } from '../../ui/icons.tsx'
import type { nestedFields } from '../../ui/nested-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { CircleAlert, Close } from '../../../ui/icons.tsx'
import { lineSum, newLine, type OfferValues } from './offer-values.ts'
import { PriceList } from './price-list.tsx'
import { t } from '../../../../language/t.ts'

type Fields = ReturnType<typeof nestedFields<OfferValues>>
type Lines = OfferValues['lines']

interface OfferLinesProps {
  lines: Lines
  error?: string
  field: Fields['field']
  onLines: (lines: Lines) => void
  /** The price list of the owner in the language of the client. */
  extras: { text: string; price: number }[]
}

const most = 40

type CellField = ReturnType<Fields['field']>

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
  field: CellField
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

/** The lines of the offer, each with its total. */
export function OfferLines({ lines, error, field, onLines, extras }: OfferLinesProps) {
  const add = (line?: Parameters<typeof newLine>[0]) => onLines([...lines, newLine(line)])
  const isFull = lines.length >= most
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
              onClick={() => onLines(lines.filter(({ key }) => key !== line.key))}
            />
          </div>
        )
      })}
      {error && (
        <p className="field-error">
          <CircleAlert />
          {error}
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
