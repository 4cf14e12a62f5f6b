import { type ReactNode, useEffect, useState } from 'react'
import type { NearBooking, ShownBooking } from '../../../../contract/booking/booking.ts'
import type { AskedDay, MadeGallery, ThreadMessage } from '../../../../contract/booking/client-booking.ts'
import type { BookingEvent } from '../../../../contract/booking/booking-event.ts'
import { fullDay, yearDay } from '../../lib/days.ts'
import { siteName } from '../../../../contract/shape/site.ts'
import { situationFact, turnWords } from '../situation-words.ts'
import { useSite } from '../../../lib/root-data.ts'
import { RequestPage, type RequestPageProps } from '../request-page.tsx'
import { SituationBadge } from '../situation-badge.tsx'
import { RequestHistory } from '../request-history.tsx'
import { useListQuery } from '../../ui/use-list-query.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { NextSteps, OtherActs } from './act-buttons.tsx'
import { AskedDayNotice } from './asked-day.tsx'
import { AroundDay, SameDay } from './around-day.tsx'
import { actsFor, maySettle, type OwnerAct } from './booking-acts.ts'
import { BookingDetails, ClientNote, ContactButtons, ErasedNote, mailAddress } from './booking-details.tsx'
import { BookingDialogs } from './booking-dialogs.tsx'
import { BookingPath } from './booking-path.tsx'
import { stepsOf } from './booking-steps.ts'
import { BookingThumbBar } from './booking-thumb-bar.tsx'
import { ClientLink, ClientMessages } from './client-part.tsx'
import { ClashNotice } from './clash-notice.tsx'
import { clashesOn } from '../clashes.ts'
import { MakeGallery } from './make-gallery.tsx'
import { t } from '../../../../language/t.ts'

type RequestViewProps = RequestPageProps<ShownBooking> & {
  today: string
  around: NearBooking[]
  events: BookingEvent[]
  /** The messages and wishes of the client, and the address of the client page. */
  client: {
    messages: ThreadMessage[]
    askedDay: AskedDay | null
    /** The full address with its key. */
    path: string
    address: string
    galleries: MadeGallery[]
  }
  /** The money of the booking; null for everyone but the owner. */
  money: { waiting: ReactNode; offer: ReactNode; payments: ReactNode } | null
}

function SituationText({
  booking,
  today,
  maySolve,
}: {
  booking: ShownBooking
  today: string
  maySolve: boolean
}) {
  const badge = <SituationBadge {...booking.situation} />
  if (!maySolve) return badge
  const fact = situationFact(booking, today)
  return (
    <div className="adm-stands">
      {badge}
      <span className="adm-turn">
        <b data-turn={booking.situation.turn}>{turnWords(booking.situation)}</b>
        {fact && `, ${fact}`}
      </span>
    </div>
  )
}

/** Scrolls to the part of the page that the address names. */
function useScrollToTab(tab: string) {
  useEffect(() => {
    const part = tab === 'payments' && document.querySelector('[data-waiting]')
    if (tab) (part || document.getElementById(tab))?.scrollIntoView({ block: part ? 'center' : 'start' })
  }, [tab])
}

/** The dialog in the address; only after hydration is the viewer known. */
function useDialogInAddress(acts: OwnerAct[]) {
  const { value, change } = useListQuery()
  const wanted = value('ask')
  const isHydrated = useHydrated()
  return {
    asked: isHydrated ? (acts.find((act) => act === wanted) ?? null) : null,
    forget: () => wanted && change({ ask: '' }),
  }
}

const waitingFor = ({ situation }: ShownBooking, maySolve: boolean) => {
  const { turn, kind } = situation
  if (!maySolve) return kind === 'pending' ? t('The studio has received it and will call you') : ''
  if (turn === 'owner') return t('Waiting for you')
  return turn === 'client' ? t('With the client') : ''
}

export function RequestView({ today, around, events, client, money, ...props }: RequestViewProps) {
  const site = useSite()
  const tab = useListQuery().value('tab')
  useScrollToTab(tab)
  const { row: request, maySolve } = props
  const { name, email, serviceTitle, eventDate, resolved, status, situation } = request
  const isOpenToOwner = maySolve && request.spamSigns.length === 0
  const acts = isOpenToOwner ? actsFor(request, today) : []
  const isSpam = request.spamSigns.length > 0
  const [chosen, setAsked] = useState<OwnerAct | null>(null)
  const { asked, forget } = useDialogInAddress(acts)
  const close = () => {
    setAsked(null)
    forget()
  }
  const hasBooks = situation.agreed !== null || situation.paid !== 0
  return (
    <>
      <RequestPage
        {...props}
        words={{
          title: name,
          lede: t(
            status === 'requested' && !resolved
              ? 'asks for {serviceTitle} on {eventDate}'
              : 'asked for {serviceTitle} on {eventDate}',
            { serviceTitle, eventDate: fullDay(eventDate) },
          ),
          back: { to: '/admin/request', label: 'Back to Booking Request' },
          noun: 'request',
          about: `${serviceTitle} · ${yearDay(eventDate)}`,
          goesAlong: hasBooks
            ? t(
                'Name, contact details, notes, messages and links are deleted permanently. Invoices, receipts and payments stay in your books, as accounting law requires.',
              )
            : client.galleries.length > 0
              ? t(
                  'It is deleted permanently, with your replies and all its emails. Links to its gallery stop working and the gallery no longer names the client. The pictures stay.',
                )
              : undefined,
          actLabel: name,
          replyTo: email,
          placeholders: {
            name,
            service: serviceTitle,
            date: fullDay(eventDate),
            reference: request.reference,
            studio: siteName(site),
          },
          status: <SituationText booking={request} today={today} maySolve={maySolve} />,
          showsSolve: maySettle(situation),
          first: <ClientNote note={request.note} />,
          path: !isSpam && <BookingPath steps={stepsOf(request, events, today)} />,
          acts: isOpenToOwner && (
            <>
              {money?.waiting}
              <NextSteps booking={request} acts={acts} onAsk={setAsked} quiet={tab === 'offer'} />
            </>
          ),
          others: isOpenToOwner && (
            <>
              <OtherActs booking={request} acts={acts} onAsk={setAsked} />
              {!request.erasedAt && <MakeGallery bookingId={request._id} />}
            </>
          ),
          thumbs: isOpenToOwner && tab !== 'offer' && (
            <BookingThumbBar booking={request} acts={acts} mailTo={mailAddress(request)} onAsk={setAsked} />
          ),
          middle: (
            <>
              {isOpenToOwner && (
                <ClashNotice day={eventDate} clashes={clashesOn(eventDate, around, request._id)} />
              )}
              {isOpenToOwner && client.askedDay && (
                <AskedDayNotice booking={request} asked={client.askedDay} />
              )}
              {isOpenToOwner && <SameDay eventDate={eventDate} around={around} />}
              {!isSpam && (
                <div className="adm-column adm-part" id="offer" hidden={tab !== 'offer'}>
                  {money?.offer}
                </div>
              )}
              {!isSpam && (
                <div className="adm-column adm-part" id="payments">
                  {money?.payments}
                </div>
              )}
            </>
          ),
          happened: (
            <RequestHistory
              began={request.source === 'owner' ? t('Added manually') : t('Request received')}
              row={{ ...request, resolved: situation.kind === 'solved' }}
              replies={props.replies}
              events={events}
              messages={client.messages}
              waiting={waitingFor(request, maySolve)}
              maySolve={maySolve}
            />
          ),
          letters: <ClientMessages messages={client.messages} maySolve={maySolve} />,
          below: isOpenToOwner && <AroundDay eventDate={eventDate} around={around} />,
          phone: request.phone,
          statusNote: maySolve && request.erasedAt && <ErasedNote at={request.erasedAt} />,
          aside: (
            <>
              <BookingDetails request={request} today={today} maySolve={maySolve} />
              {maySolve && <ContactButtons request={request} />}
              {!isSpam && !request.erasedAt && (
                <ClientLink bookingId={request._id} maySolve={maySolve} {...client} />
              )}
            </>
          ),
        }}
      />
      <BookingDialogs booking={request} address={client.address} asked={chosen ?? asked} onClose={close} />
    </>
  )
}
