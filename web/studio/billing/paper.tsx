import type { ReactNode } from 'react'
import { api } from '../../../contract/api.ts'
import type { InvoiceState } from '../../../contract/billing/money-page.ts'
import type { OfferStatus } from '../../../contract/billing/offer.ts'
import { reversalInput } from '../../../contract/billing/payment.ts'
import { formatPaisa } from '../../../contract/shape/money.ts'
import { type Label, t } from '../../../language/t.ts'
import { address } from '../../lib/api.ts'
import { apiUrl } from '../../lib/browser-call.ts'
import { langOf } from '../../lib/lang.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ActionDialog } from '../ui/action-dialog.tsx'
import { Check, Clock, Send } from '../ui/icons.tsx'

type PaperState = OfferStatus | InvoiceState | 'partly paid'

const states: Record<PaperState, { label: Label; look?: string; Icon?: typeof Check }> = {
  draft: { label: 'Draft' },
  sent: { label: 'With the client', look: 'adm-scheduled', Icon: Send },
  accepted: { label: 'Accepted', Icon: Check },
  replaced: { label: 'Replaced' },
  lapsed: { label: 'Expired' },
  withdrawn: { label: 'Withdrawn' },
  open: { label: 'Open' },
  'partly paid': { label: 'Partly paid', Icon: Clock },
  overdue: { label: 'Overdue', look: 'adm-pending' },
  paid: { label: 'Paid', look: 'adm-solved', Icon: Check },
  cancelled: { label: 'Cancelled', look: 'adm-struck' },
}

export const stateName = (state: PaperState) => t(states[state].label)

/** The state of an offer or an invoice. */
export function PaperBadge({ state }: { state: PaperState }) {
  const { look, Icon } = states[state]
  return (
    <span className={classNames('adm-badge', look)}>
      {Icon && <Icon />}
      {stateName(state)}
    </span>
  )
}

/** Opens an offer, an invoice or a receipt as a PDF. */
export function PaperLink({ id, children }: { id: string; children: ReactNode }) {
  // Only the browser knows the address of the API if it is on another host.
  const base = useHydrated() ? apiUrl : '/api'
  return (
    <a
      className="adm-link adm-small"
      href={base + address(api.document.pdf, { id })}
      target="_blank"
      rel="noreferrer"
    >
      {children}
    </a>
  )
}

interface PaperRowProps {
  /** Before the title, such as how it was paid. */
  tag?: string
  /** With its number or version. */
  title: string
  state?: PaperState
  /** In paisa. */
  sum: number
  /** The sum is crossed out. */
  isVoid?: boolean
  /** Its PDF. */
  pdf?: { id: string; text: string }
  /** Buttons next to the PDF. */
  acts?: (false | { text: string; run: () => void })[]
  /** Its date and other facts, each a paragraph; and an open dialog. */
  children?: ReactNode
}

/** An offer, an invoice, a receipt or an entry of the ledger in a list. */
export const PaperRow = ({ tag, title, state, sum, isVoid, pdf, acts, children }: PaperRowProps) => (
  <li className="adm-pay" data-reversed={isVoid || undefined}>
    {tag && <span className="adm-pay-way">{tag}</span>}
    <div>
      <p className="adm-cell-t" lang={langOf(title)}>
        {title}
        {state && (
          <>
            {' '}
            <PaperBadge state={state} />
          </>
        )}
      </p>
      {children}
      <p className="adm-pay-acts">
        {pdf && <PaperLink id={pdf.id}>{pdf.text}</PaperLink>}
        {acts?.map(
          (act) =>
            act && (
              <Button key={act.text} look="bare" small onClick={act.run}>
                {act.text}
              </Button>
            ),
        )}
      </p>
    </div>
    <span className="adm-pay-sum adm-num">{formatPaisa(sum)}</span>
  </li>
)

interface ReasonDialogProps {
  title: string
  lede: string
  verb: string
  send: (body: { reason: string }) => Promise<{ message: string }>
  onClose: () => void
}

/** Asks for a reason before a paper is cancelled or an entry is withdrawn; the reason is stored with it. */
export const ReasonDialog = (props: ReasonDialogProps) => (
  <ActionDialog {...props} look="ink" schema={reversalInput} initial={{ reason: '' }}>
    {({ field }) => <TextField label={t('Reason')} {...field('reason')} maxLength={300} required />}
  </ActionDialog>
)
