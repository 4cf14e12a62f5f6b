import type { ComponentProps } from 'react'
import { parseTaka } from '../../../../contract/shape/money.ts'
import { handWays, wayNames } from '../../../../contract/shape/payment-way.ts'
import { t } from '../../../../language/t.ts'
import { TextField } from '../../../ui/field.tsx'

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }

/** An amount in taka. */
export const TakaField = (props: FieldProps) => (
  <TextField label={t('Amount')} prefix="৳" inputMode="decimal" autoComplete="off" required {...props} />
)

/** The transaction id of the operator or the gateway. */
export const TrxField = (props: FieldProps) => (
  <TextField label={t('TrxID')} autoComplete="off" maxLength={40} {...props} />
)

/** Typed amount and TrxID as the contract takes them. */
export const readPayment = <Values extends { amount: string; transactionId: string }>({
  amount,
  transactionId,
  ...values
}: Values) => ({
  ...values,
  amount: parseTaka(amount),
  transactionId: transactionId.trim() || undefined,
})

type Way = (typeof handWays)[number]

/** How the money was paid. */
export const WayField = ({ value, onWay }: { value: string; onWay: (way: Way) => void }) => (
  <fieldset className="field adm-ways">
    <legend className="label">{t('Paid by')}</legend>
    <div>
      {handWays.map((way) => (
        <label key={way}>
          <input type="radio" name="way" checked={value === way} onChange={() => onWay(way)} />
          {t(wayNames[way])}
        </label>
      ))}
    </div>
  </fieldset>
)
