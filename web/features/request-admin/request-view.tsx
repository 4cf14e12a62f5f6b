import type { ReactNode } from 'react'
import type { Booking } from '../../../contract/booking.ts'
import type { Reply, ReplyInput } from '../../../contract/reply.ts'
import { formatUsDateTime } from '../../../contract/dates.ts'
import { fullDay, relativeDay, yearDay } from '../../lib/admin/days.ts'
import { callAddress, shownPhone, whatsAppAddress } from '../../../contract/phone.ts'
import { langOf } from '../../lib/lang.ts'
import { Chat, Mail, Phone } from '../../ui/admin/icons.tsx'
import { SpamPanel, useClearing } from '../../ui/admin/not-spam.tsx'
import { AdminHead } from '../../ui/admin/page-head.tsx'
import { RemoveAction } from '../../ui/admin/remove-action.tsx'
import { Replies } from '../../ui/admin/replies.tsx'
import { SolveAction, SolveDialog } from '../../ui/admin/solve.tsx'
import { StatusBadge } from '../../ui/admin/status.tsx'
import { useSolving } from '../../ui/admin/use-solving.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { PageLink } from '../../ui/page-link.tsx'

interface RequestViewProps {
  request: Booking
  replies: Reply[]
  today: string
  /** The owner reaches the person and settles the request; whoever sent it reads it. */
  maySolve: boolean
  solve: (request: Booking) => Promise<{ message: string }>
  reply: (request: Booking, reply: ReplyInput) => Promise<{ message: string }>
  /** Moves it out of the spam. */
  clear: (request: Booking) => Promise<{ message: string }>
  remove: (request: Booking) => Promise<{ message: string }>
}

const Fact = ({ name, children, lang }: { name: string; children: ReactNode; lang?: string }) => (
  <>
    <dt>{name}</dt>
    <dd lang={lang}>{children}</dd>
  </>
)

const Erased = () => <span className="adm-soft">erased</span>

const mailAddress = ({ email, serviceTitle, eventDate }: Booking) =>
  `mailto:${email}?subject=${encodeURIComponent(`${serviceTitle}, ${yearDay(eventDate)}`)}`

function Details({ request, today, maySolve }: Pick<RequestViewProps, 'request' | 'today' | 'maySolve'>) {
  const { name, email, phone, serviceId, serviceTitle, eventDate, address } = request
  return (
    <section className="adm-panel" aria-labelledby="details-title">
      <header>
        <h2 id="details-title">Booking details</h2>
      </header>
      <dl className="adm-facts">
        <Fact name="Reference">
          <span className="adm-num">{request.reference}</span>
        </Fact>
        <Fact name="Name" lang={langOf(name)}>
          {name}
        </Fact>
        <Fact name="Email">
          {maySolve && email ? (
            <a className="adm-link" href={mailAddress(request)}>
              {email}
            </a>
          ) : (
            email || <Erased />
          )}
        </Fact>
        <Fact name="Phone">
          {maySolve && phone ? (
            <a className="adm-link adm-num" href={callAddress(phone)}>
              {shownPhone(phone)}
            </a>
          ) : (
            <span className="adm-num">{shownPhone(phone) || <Erased />}</span>
          )}
        </Fact>
        <Fact name="Interest" lang={langOf(serviceTitle)}>
          {serviceId ? (
            <PageLink className="adm-link" to={`/services/${serviceId}`}>
              {serviceTitle}
            </PageLink>
          ) : (
            serviceTitle
          )}
        </Fact>
        <Fact name="Event date">
          <time dateTime={eventDate}>{fullDay(eventDate)}</time>{' '}
          <span className="adm-soft">{relativeDay(today, eventDate)}</span>
        </Fact>
        <Fact name="Address" lang={langOf(address)}>
          {address || <span className="adm-soft">not given</span>}
        </Fact>
      </dl>
    </section>
  )
}

const Reach = ({ request }: { request: Booking }) => (
  <div className="adm-reach">
    <a className="adm-btn" href={callAddress(request.phone)}>
      <Phone />
      Call
    </a>
    <a className="adm-btn" href={mailAddress(request)}>
      <Mail />
      Email
    </a>
    <OutsideLink className="adm-btn" href={whatsAppAddress(request.phone)}>
      <Chat />
      WhatsApp
    </OutsideLink>
  </div>
)

function SoFar({ request, maySolve }: Pick<RequestViewProps, 'request' | 'maySolve'>) {
  return (
    <section className="adm-panel" aria-labelledby="so-far-title">
      <header>
        <h2 id="so-far-title">So far</h2>
      </header>
      <ol className="adm-steps">
        <li>
          Request received
          <time dateTime={request.date}>{formatUsDateTime(request.date)}</time>
        </li>
        <li>
          {request.resolved ? 'Solved' : maySolve ? 'Waiting for you' : 'The studio has it and will call you'}
        </li>
      </ol>
    </section>
  )
}

export function RequestView(props: RequestViewProps) {
  const { request, replies, today, maySolve, solve, reply, clear, remove } = props
  const clearing = useClearing(clear)
  const isSpam = request.spamSigns.length > 0
  const { list, asked, busy, ask, cancel, confirm } = useSolving([request], solve)
  const { name, serviceTitle, eventDate, resolved } = request
  /** Whoever had their details erased cannot be reached any more. */
  const isErased = request.email === ''
  const what = (
    <div>
      <span className="adm-cell-t">{name}</span>
      <span className="adm-cell-s">
        {serviceTitle} · {yearDay(eventDate)}
      </span>
    </div>
  )
  return (
    <>
      <AdminHead
        title={name}
        lede={`${resolved ? 'asked' : 'asks'} for ${serviceTitle} on ${fullDay(eventDate)}`}
        back={{ to: '/admin/request', label: 'Back to Booking Request' }}
      />
      <div className="adm-form">
        <div className="adm-column">
          <Details request={request} today={today} maySolve={maySolve} />
          <Replies
            replies={replies}
            form={
              maySolve && !isSpam && !isErased
                ? { to: request.email, send: (input) => reply(request, input) }
                : undefined
            }
          />
        </div>
        <div className="adm-aside">
          {isSpam && <SpamPanel row={request} of={name} {...clearing} />}
          <section className="adm-panel adm-block adm-settle" aria-label="Status" ref={list}>
            <div className="adm-settle-head">
              <b>Status</b>
              <StatusBadge {...request} />
            </div>
            {maySolve && (
              <>
                {!isSpam && (
                  <SolveAction
                    id={request._id}
                    resolved={resolved}
                    of={name}
                    onAsk={(button) => ask(request, button)}
                    large
                  />
                )}
                {isErased ? (
                  <p className="adm-soft adm-small">
                    This person’s details were erased at their wish. What you need for your books stays.
                  </p>
                ) : (
                  <Reach request={request} />
                )}
                <RemoveAction
                  noun="request"
                  what={what}
                  note="It goes for good, with your replies and all mails about it."
                  remove={() => remove(request)}
                  list="/admin/request"
                />
              </>
            )}
          </section>
          <SoFar request={request} maySolve={maySolve} />
        </div>
      </div>
      <SolveDialog open={asked !== null} what={what} busy={busy} onNo={cancel} onYes={() => void confirm()} />
    </>
  )
}
