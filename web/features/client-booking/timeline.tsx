import * as lucide from 'lucide'
import type { ReactNode } from 'react'
import type { ClientBooking } from '../../../contract/client-booking.ts'
import { dayInDhaka } from '../../../contract/dates.ts'
import { langOf } from '../../lib/lang.ts'
import { icon } from '../../ui/icons.tsx'
import { presentOf } from './present-state.ts'
import { countdown, stepsOf, type TimelineStep } from './timeline-steps.ts'

const Tick = icon(lucide.Check)

const Step = ({ step }: { step: TimelineStep }) => (
  <li className={step.state}>
    {step.state === 'done' && <Tick />}
    <div className="mine-step">
      <h2>{step.title}</h2>
      {step.when && <span>{step.when}</span>}
    </div>
  </li>
)

/** What the owner wrote with the last word about it. */
const wordOf = ({ events, booking }: ClientBooking) =>
  events.findLast(({ what, actor }) => what === booking.status && actor === 'owner')?.data.message

/** What happened, what is now with all there is to do about it, and what comes. */
export function Timeline({ page, children }: { page: ClientBooking; children?: ReactNode }) {
  const { done, later } = stepsOf(page)
  const { title, text } = presentOf(page)
  const word = wordOf(page)
  const { status, eventDate } = page.booking
  return (
    <ol className="mine-line">
      {done.map((step) => (
        <Step key={step.id} step={step} />
      ))}
      <li className="now" aria-current="step">
        <div className="mine-step">
          <h2>{title}</h2>
          {status === 'confirmed' && <span>{countdown(dayInDhaka(), eventDate)}</span>}
        </div>
        <p>{text}</p>
        {word && <blockquote lang={langOf(word)}>{word}</blockquote>}
        {children}
      </li>
      {later.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </ol>
  )
}
