import { useLocation } from 'react-router'
import type { AttemptOutcome } from '../../../../contract/client-offer.ts'
import { type Label, t } from '../../../../language/t.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PageLink } from '../../../ui/page-link.tsx'

const words: Record<AttemptOutcome, Label> = {
  paid: 'Your payment has arrived. Thank you.',
  open: 'Your payment is being checked. It takes a few minutes, and you can close this page meanwhile.',
  cancelled: 'You stopped the payment, and nothing was taken. You can try again below.',
  failed: 'The payment did not work. Please try again, or choose another way.',
}

/** What became of the payment that the client comes back from: what the books say, whatever the address says. */
export function Outcome({ outcome }: { outcome: AttemptOutcome }) {
  const { pathname, search } = useLocation()
  return (
    <p className={classNames('form-note due-outcome', outcome === 'failed' && 'bad')} role="status">
      {t(words[outcome])}{' '}
      {outcome === 'open' && (
        <PageLink className="text-link" to={pathname + search} reloadDocument>
          {t('Look again')}
        </PageLink>
      )}
    </p>
  )
}
