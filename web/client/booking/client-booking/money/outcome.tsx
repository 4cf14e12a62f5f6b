import type { AttemptOutcome } from '../../../../../contract/billing/client-offer.ts'
import { type Label, t } from '../../../../../language/t.ts'
import { classNames } from '../../../../ui/class-names.ts'

const words: Record<Exclude<AttemptOutcome, 'unknown'>, Label> = {
  paid: 'Your payment has arrived. Thank you.',
  cancelled: 'You cancelled the payment, and no money was taken. You can try again below.',
  failed: 'The payment did not go through. Please try again, or choose another way.',
}

/**
 * The outcome of the payment that the client returns from, as the ledger says; the address of the page is not trusted.
 */
export const Outcome = ({ outcome }: { outcome: keyof typeof words }) => (
  <p className={classNames('form-note due-outcome', outcome === 'failed' && 'bad')} role="status">
    {t(words[outcome])}
  </p>
)
