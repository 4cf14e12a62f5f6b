import type { ClientMoney } from '../../../../../contract/billing/client-offer.ts'
import { formatPaisa } from '../../../../../contract/shape/money.ts'
import { wayNames } from '../../../../../contract/shape/payment-way.ts'
import { t } from '../../../../../language/t.ts'
import { FieldFrame, TextField } from '../../../../ui/field.tsx'
import type { useFormResult } from '../../../../ui/use-form-result.ts'
import { CopyButton } from './copy-button.tsx'

type HandWay = ClientMoney['byHand'][number]

/** How to send money to the owner's kind of wallet. */
const howTo = ({ kind }: HandWay) =>
  kind === 'merchant'
    ? t('Choose “Payment” in the app.')
    : kind === 'personal'
      ? t('Choose “Send Money” in the app.')
      : undefined

/** A wallet or a bank account, with the number to copy. */
const SendTo = ({ way }: { way: HandWay }) => (
  <div>
    <dt>{t(wayNames[way.way])}</dt>
    <dd>
      <span>{way.to}</span>
      <CopyButton
        text={way.way === 'bank' ? way.to : way.to.replace(/[^\d+]/g, '')}
        label={t('Copy {what}', { what: way.to })}
      />
      {howTo(way) && <small>{howTo(way)}</small>}
    </dd>
  </div>
)

interface ByHandProps {
  /** The ways whose transaction ID can be entered. */
  ways: HandWay[]
  amount: number
  reference: string
  field: ReturnType<typeof useFormResult>['field']
}

/** Where to send the money, and the fields for the transaction ID. */
export function ByHand({ ways, amount, reference, field }: ByHandProps) {
  const { error, ...way } = field('way')
  return (
    <div className="due-hand">
      <dl>
        {ways.map((one) => (
          <SendTo key={one.way} way={one} />
        ))}
        <div>
          <dt>{t('Amount')}</dt>
          <dd>
            <span>{formatPaisa(amount)}</span>
            <CopyButton text={String(amount / 100)} label={t('Copy {what}', { what: formatPaisa(amount) })} />
          </dd>
        </div>
        <div>
          <dt>{t('Reference')}</dt>
          <dd>
            <span>{reference}</span>
            <CopyButton text={reference} label={t('Copy {what}', { what: reference })} />
          </dd>
        </div>
      </dl>
      <div className="form form-2">
        {ways.length === 1 ? (
          <input type="hidden" name="way" value={ways[0]!.way} />
        ) : (
          <FieldFrame label={t('Sent with')} error={error} className="full">
            {(wiring) => (
              <select className="input" {...way} {...wiring}>
                {ways.map((one) => (
                  <option key={one.way} value={one.way}>
                    {t(wayNames[one.way])}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        )}
        <TextField
          label={t('TrxID')}
          {...field('transactionId')}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={t('As in the message you received')}
        />
        <TextField
          label={t('Sent from')}
          {...field('sender')}
          maxLength={60}
          autoComplete="tel"
          placeholder="01XXX-XXXXXX"
        />
      </div>
    </div>
  )
}
