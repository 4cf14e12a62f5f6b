import { useState } from 'react'
import { api } from '../../../contract/api.ts'
import { type Label, t } from '../../../language/t.ts'
import { signedCall } from '../../lib/signed-call.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { ConfirmDialog } from '../ui/action-dialog.tsx'
import { Check } from '../ui/icons.tsx'
import { useCall } from '../ui/use-call.ts'
import { RequestSummary } from './request-summary.tsx'

/** Bookings and messages have the same calls. */
export type RequestNoun = typeof api.booking | typeof api.message

export const namesOf = (noun: RequestNoun): [one: Label, many: Label] =>
  noun === api.booking ? ['request', 'requests'] : ['message', 'messages']

export interface RequestRow {
  _id: string
  name: string
  resolved: boolean
  spamSigns: string[]
}

interface AskedProps {
  noun: RequestNoun
  row: RequestRow
  /** The subject of the request, next to the name of its sender. */
  about: string
}

/** Asks, and marks the request as solved, with undo. */
export function SolveDialog({ noun, row, about, onClose }: AskedProps & { onClose: () => void }) {
  const reopening = useCall(noun.reopen)
  const params = { id: row._id }
  return (
    <ConfirmDialog
      title={t('Are you sure you resolved this?')}
      what={<RequestSummary name={row.name} about={about} />}
      lede={t('It moves from Pending to Solved. You can undo this for a few seconds.')}
      send={() => signedCall(noun.solve, { params })}
      offer={() => ({ label: t('Undo'), run: () => void reopening.send({ params }) })}
      onClose={onClose}
    />
  )
}

interface SolveButtonProps {
  resolved: boolean
  /** The sender, for screen readers. */
  of: string
  /** On its own page, not in a row. */
  large?: boolean
  /** Next to a more important action. */
  quiet?: boolean
  onAsk: () => void
}

/** Shown while it is pending; afterwards a disabled label. */
export const SolveButton = ({ resolved, of, large, quiet, onAsk }: SolveButtonProps) => (
  <span className="adm-solve" data-act="solve">
    {resolved ? (
      <Tooltip
        hint={t('This issue has been resolved')}
        className={classNames('btn adm-settled', !large && 'btn-sm')}
      >
        {t('Solved')}
      </Tooltip>
    ) : (
      <Button
        small={!large}
        look={large && !quiet ? 'accent' : 'line'}
        aria-label={t('Mark as solved: {of}', { of })}
        onClick={onAsk}
      >
        <Check />
        {t('Mark as solved')}
      </Button>
    )}
  </span>
)

/** The button to solve a request on its own page. */
export function SolveAction({ of, quiet, ...asked }: AskedProps & { of: string; quiet?: boolean }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <SolveButton resolved={asked.row.resolved} of={of} large quiet={quiet} onAsk={() => setAsking(true)} />
      {isAsking && <SolveDialog {...asked} onClose={() => setAsking(false)} />}
    </>
  )
}

interface NotSpamProps {
  noun: RequestNoun
  row: RequestRow
  /** The sender, for screen readers. */
  of: string
  large?: boolean
}

/** Moves a request out of the spam with one click. */
export function NotSpam({ noun, row, of, large }: NotSpamProps) {
  const { busy, send } = useCall(noun.notSpam)
  return (
    <Button
      small={!large}
      look={large ? 'accent' : 'line'}
      aria-label={t('Not spam: {of}', { of })}
      data-act="not-spam"
      busy={busy}
      onClick={() => void send({ params: { id: row._id } })}
    >
      {t('Not spam')}
    </Button>
  )
}

/** Why a request was marked as spam, and the button to undo it. */
export const SpamPanel = (props: NotSpamProps) => (
  <section className="panel adm-block adm-settle" aria-label={t('Spam')}>
    <div className="row adm-settle-head">
      <b>{t('Marked as spam')}</b>
    </div>
    <ul className="adm-signs">
      {props.row.spamSigns.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
    <p className="adm-soft adm-small">
      {t('No emails about it were sent. If it is not spam, one click moves it to the others.')}
    </p>
    <NotSpam {...props} large />
  </section>
)
