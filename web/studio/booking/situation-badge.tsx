import type { SituationSummary } from '../../../contract/booking/booking-situation.ts'
import { kindLabels, type ShownSituation, situationFact, turnWords } from './situation-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Check } from '../ui/icons.tsx'
import { t } from '../../../language/t.ts'

/** Green means success; waiting and ended bookings are unmarked. */
const lookOf = ({ kind, turn }: SituationSummary) => {
  if (turn === 'owner') return 'adm-pending'
  if (turn === 'client') return 'adm-with-client'
  return turn === 'nobody' && kind !== 'waiting' ? 'adm-solved' : 'adm-ended'
}

/** The name of the situation, with a mark for whose turn it is. */
export function SituationBadge({ kind, turn }: SituationSummary) {
  const look = lookOf({ kind, turn })
  return (
    <span className={classNames('adm-badge', look)}>
      {look === 'adm-solved' && <Check />}
      {t(kindLabels[kind])}
    </span>
  )
}

/** Whose turn it is and why, for the owner. */
export function TurnWithReason({ booking, today }: { booking: ShownSituation; today: string }) {
  const fact = situationFact(booking, today)
  return (
    <span className="adm-turn">
      <b data-turn={booking.situation.turn}>{turnWords(booking.situation)}</b>
      {fact && `, ${fact}`}
    </span>
  )
}
