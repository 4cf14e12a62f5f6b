import * as lucide from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ClientBooking } from '../../../../contract/booking/client-booking.ts'
import { langOf } from '../../../lib/lang.ts'
import { icon } from '../../../ui/icons.tsx'
import type { ClientMoney } from '../../../../contract/billing/client-offer.ts'
import { PaperLink } from './money/paper-link.tsx'
import { presentOf } from './present-state.ts'
import { stepsOf, type TimelineStep } from './timeline-steps.ts'

const Tick = icon(lucide.Check)

const Step = ({ step }: { step: TimelineStep }) => (
  <li className={step.state}>
    {step.state === 'done' && <Tick />}
    <div className="mine-step">
      <h2>{step.title}</h2>
      {step.when && <span>{step.when}</span>}
    </div>
    {step.papers && step.papers.length > 0 && (
      <p className="due-docs">
        {step.papers.map(({ id, label }) => (
          <PaperLink key={id} id={id}>
            {label}
          </PaperLink>
        ))}
      </p>
    )}
  </li>
)

/** The message of the owner with the latest change. */
const wordOf = ({ events, booking }: ClientBooking, { offer }: ClientMoney) =>
  (offer?.status === 'sent' && offer.paper.message) ||
  events.findLast(({ what, actor }) => what === booking.status && actor === 'owner')?.data.message

/** After a step was taken, scrolls to the next one, which may be far above the pressed button. */
function useNextStep(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(title)
  useEffect(() => {
    if (last.current === title) return
    last.current = title
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [title])
  return heading
}

interface TimelineProps {
  page: ClientBooking
  money: ClientMoney
  /** The actions of the current step. */
  children?: ReactNode
}

/** The past steps, the current one with its actions, and the steps to come. */
export function Timeline({ page, money, children }: TimelineProps) {
  const { done, later } = stepsOf({ ...page, money })
  const { title, when, text } = presentOf(page, money)
  const heading = useNextStep(title)
  const word = wordOf(page, money)
  return (
    <ol className="mine-line">
      {done.map((step) => (
        <Step key={step.id} step={step} />
      ))}
      <li className="now" id="now" aria-current="step">
        <div className="mine-step">
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {when && <span>{when}</span>}
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
