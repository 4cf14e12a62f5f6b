import type { ClientMoney } from '../../../../../contract/billing/client-offer.ts'
import type { GatewayProvider } from '../../../../../contract/shape/payment-way.ts'
import { formatPaisa } from '../../../../../contract/shape/money.ts'
import { nextPayment } from '../../../../../contract/billing/payment.ts'
import { type Label, t } from '../../../../../language/t.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormNote } from '../../../../ui/form-note.tsx'
import { useFormResult } from '../../../../ui/use-form-result.ts'
import { type SentForm, useClientForm } from '../use-client-form.ts'
import { ByHand } from './by-hand.tsx'

interface Choice {
  name: Label
  /** What happens when this way is chosen. */
  end: Label
  more: Label
}

const choices: Record<GatewayProvider | 'hand', Choice> = {
  bkash: { name: 'bKash', end: 'Opens bKash', more: 'Confirmed immediately.' },
  sslcommerz: {
    name: 'Card, Nagad or bank',
    end: 'through SSLCommerz',
    more: 'Visa, Mastercard, Amex, Nagad and bank accounts. Confirmed immediately.',
  },
  hand: {
    name: 'Send the money yourself',
    end: 'I confirm it myself',
    more: 'Send the money to one of these, then enter the TrxID.',
  },
}

interface PayProps {
  money: ClientMoney
  reference: string
  sent?: SentForm
}

/**
 * Pays what is due in one of the ways that the owner accepts. Works without script: the style sheet shows the fields of
 * the chosen way.
 */
export function Pay({ money, reference, sent }: PayProps) {
  const { Form, busy, result, goTo } = useClientForm('pay', sent)
  const { form, field } = useFormResult(result)
  const { online, byHand, balance } = money
  const amount = nextPayment(balance)
  const manualWays = byHand.filter(({ way }) => way !== 'cash')
  const ways = [...online, ...(manualWays.length > 0 ? (['hand'] as const) : [])]
  const chosen = field('pay').defaultValue ?? ways[0]
  const takesCash = manualWays.length < byHand.length
  if (goTo)
    return (
      <p className="form-note" role="status">
        {t('Opening the payment page…')}{' '}
        <a className="text-link" href={goTo} rel="noreferrer">
          {t('Continue to payment')}
        </a>
      </p>
    )
  if (ways.length === 0)
    return (
      <p className="note">
        {takesCash
          ? t('You can pay in cash when we meet.')
          : t('Write to me below how you would like to pay.')}
      </p>
    )
  return (
    <Form method="post" className="due-form due-pay" {...form}>
      <input type="hidden" name="form" value="pay" />
      <fieldset>
        <legend>{t('How would you like to pay?')}</legend>
        <div className="due-choices">
          {ways.map((way) => (
            <label key={way} className="due-choice">
              <input type="radio" name="pay" value={way} defaultChecked={way === chosen} />
              <b>{t(choices[way].name)}</b>
              <span>{t(choices[way].end)}</span>
              <small>{t(choices[way].more)}</small>
            </label>
          ))}
          {manualWays.length > 0 && (
            <ByHand ways={manualWays} amount={amount} reference={reference} field={field} />
          )}
        </div>
      </fieldset>
      <FormNote result={result} alone />
      {online.length > 0 && (
        <Button type="submit" look="accent" wide busy={busy} className="due-online">
          {t('Pay {amount}', { amount: formatPaisa(amount) })}
        </Button>
      )}
      {manualWays.length > 0 && (
        <Button type="submit" look="accent" wide busy={busy} className="due-by-hand">
          {t('I have sent {amount}', { amount: formatPaisa(amount) })}
        </Button>
      )}
      {takesCash && <p className="note">{t('You can also pay in cash when we meet.')}</p>}
    </Form>
  )
}
