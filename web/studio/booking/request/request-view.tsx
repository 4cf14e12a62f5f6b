import { type ReactNode, useEffect } from 'react'
import { api } from '../../../../contract/api.ts'
import type { NearBooking, ShownBooking } from '../../../../contract/booking/booking.ts'
import type { BookingEvent } from '../../../../contract/booking/booking-event.ts'
import type { AskedDay, MadeGallery, ThreadMessage } from '../../../../contract/booking/client-booking.ts'
import type { Reply } from '../../../../contract/booking/reply.ts'
import { siteName } from '../../../../contract/shape/site.ts'
import { t } from '../../../../language/t.ts'
import { useIsOwner, useSite } from '../../../lib/root-data.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { fullDay, yearDay } from '../../lib/days.ts'
import { SamePerson } from '../../people/same-person.tsx'
import { AdminHead, type BackLink } from '../../ui/page-head.tsx'
import { RemoveAction } from '../../ui/remove-action.tsx'
import { UnsavedForms } from '../../ui/unsaved-forms.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { useListQuery } from '../../ui/use-list-query.ts'
import { useRowFocus } from '../../ui/use-row-focus.ts'
import type { OwnerData } from '../load-requests.ts'
import { Notes } from '../notes.tsx'
import { Replies } from '../replies.tsx'
import { ReplyForm } from '../reply-form.tsx'
import { SolveAction, SpamPanel } from '../request-acts.tsx'
import { RequestHistory } from '../request-history.tsx'
import { RequestSummary, StatusBadge } from '../request-summary.tsx'
import { SituationBadge, TurnWithReason } from '../situation-badge.tsx'
import { MakeGallery, NextSteps, OtherActs } from './act-buttons.tsx'
import { AroundDay, ClashNotice, SameDay } from './around-day.tsx'
import { AskedDayNotice } from './asked-day.tsx'
import { actsFor, maySettle } from './booking-acts.ts'
import { BookingDetails, ClientNote, ContactButtons, ErasedNote } from './booking-details.tsx'
import { BookingDialogs } from './booking-dialogs.tsx'
import { BookingPath } from './booking-path.tsx'
import { stepsOf } from './booking-steps.ts'
import { BookingThumbBar } from './booking-thumb-bar.tsx'
import { ClientLink, ClientMessages } from './client-part.tsx'

interface RequestViewProps {
  booking: ShownBooking
  replies: Reply[]
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
  /** What only the owner sees; null for everyone else. */
  own: OwnerData | null
  money: { waiting: ReactNode; offer: ReactNode; payments: ReactNode } | null
  today: string
  back: BackLink
}

/** The part of the page that the address names, which is scrolled to. */
function useTab() {
  const tab = useListQuery().value('tab')
  useEffect(() => {
    const part = tab === 'payments' && document.querySelector('[data-waiting]')
    if (tab) (part || document.getElementById(tab))?.scrollIntoView({ block: part ? 'center' : 'start' })
  }, [tab])
  return tab
}

const waitingFor = ({ situation }: ShownBooking, maySolve: boolean) => {
  const { turn, kind } = situation
  if (!maySolve) return kind === 'pending' ? t('The studio has received it and will call you') : ''
  if (turn === 'owner') return t('Waiting for you')
  return turn === 'client' ? t('With the client') : ''
}

/** What is deleted together with a booking. */
function goesAlong({ agreed, paid }: ShownBooking['situation'], galleries: MadeGallery[]) {
  if (agreed !== null || paid !== 0)
    return t(
      'Name, contact details, notes, messages and links are deleted permanently. Invoices, receipts and payments stay in your books, as accounting law requires.',
    )
  return galleries.length > 0
    ? t(
        'It is deleted permanently, with your replies and all its emails. Links to its gallery stop working and the gallery no longer names the client. The pictures stay.',
      )
    : t('It is deleted permanently, with your replies and all its emails.')
}

export function RequestView({
  booking,
  replies,
  around,
  events,
  client,
  own,
  money,
  today,
  back,
}: RequestViewProps) {
  const site = useSite()
  const maySolve = useIsOwner()
  const focus = useRowFocus()
  const tab = useTab()
  const { _id, name, email, serviceTitle, eventDate, situation, erasedAt } = booking
  const isSpam = booking.spamSigns.length > 0
  const isOpenToOwner = maySolve && !isSpam
  const acts = isOpenToOwner ? actsFor(booking, today) : []
  const { asked, ask, close } = useAsked(acts)
  const about = `${serviceTitle} · ${yearDay(eventDate)}`
  const day = fullDay(eventDate)
  return (
    <UnsavedForms>
      <AdminHead
        title={name}
        lede={t(
          booking.status === 'requested' && !booking.resolved
            ? 'asks for {serviceTitle} on {eventDate}'
            : 'asked for {serviceTitle} on {eventDate}',
          { serviceTitle, eventDate: day },
        )}
        back={back}
      />
      <div className="adm-form adm-request" {...focus}>
        <div className="adm-column">
          {isSpam && <SpamPanel noun={api.booking} row={booking} of={name} />}
          <ClientNote note={booking.note} />
          <section className="panel adm-block adm-settle" aria-label={t('Status')}>
            <div className="row adm-settle-head">
              {isSpam && <StatusBadge {...booking} />}
              {!isSpam && !maySolve && <SituationBadge {...situation} />}
              {isOpenToOwner && (
                <div className="adm-stands">
                  <SituationBadge {...situation} />
                  <TurnWithReason booking={booking} today={today} />
                </div>
              )}
            </div>
            {!isSpam && <BookingPath steps={stepsOf(booking, events, today)} />}
            <div className="row adm-next">
              {isOpenToOwner && (
                <>
                  {money?.waiting}
                  <NextSteps booking={booking} acts={acts} onAsk={ask} quiet={tab === 'offer'} />
                  {maySettle(situation) && (
                    <SolveAction noun={api.booking} row={booking} about={about} of={name} quiet />
                  )}
                </>
              )}
            </div>
            {maySolve && erasedAt && <ErasedNote at={erasedAt} />}
          </section>
          {isOpenToOwner && (
            <>
              <ClashNotice booking={booking} around={around} />
              {client.askedDay && <AskedDayNotice booking={booking} asked={client.askedDay} />}
              <SameDay eventDate={eventDate} around={around} />
            </>
          )}
          {!isSpam && (
            <>
              <div className="adm-column adm-part" id="offer" hidden={tab !== 'offer'}>
                {money?.offer}
              </div>
              <div className="adm-column adm-part" id="payments">
                {money?.payments}
              </div>
            </>
          )}
          <RequestHistory
            began={booking.source === 'owner' ? t('Added manually') : t('Request received')}
            row={{ ...booking, resolved: situation.kind === 'solved' }}
            replies={replies}
            events={events}
            messages={client.messages}
            waiting={waitingFor(booking, maySolve)}
            maySolve={maySolve}
          />
          <ClientMessages messages={client.messages} maySolve={maySolve} />
          <Replies replies={replies}>
            {isOpenToOwner && email && (
              <ReplyForm
                noun={api.booking}
                row={booking}
                templates={own?.templates ?? []}
                placeholders={{
                  name,
                  service: serviceTitle,
                  date: day,
                  reference: booking.reference,
                  studio: siteName(site),
                }}
              />
            )}
          </Replies>
          {isOpenToOwner && <AroundDay eventDate={eventDate} around={around} />}
        </div>
        <div className="adm-column adm-aside">
          <BookingDetails request={booking} today={today} maySolve={maySolve} />
          {maySolve && <ContactButtons request={booking} />}
          {!isSpam && !erasedAt && <ClientLink bookingId={_id} maySolve={maySolve} {...client} />}
          {own && <Notes id={_id} note={own.note} read={api.note.ofBooking} write={api.note.saveOfBooking} />}
          {maySolve && (
            <section className="panel adm-block adm-others" aria-label={t('Other actions')}>
              {!isSpam && (
                <>
                  <OtherActs booking={booking} acts={acts} onAsk={ask} />
                  {!erasedAt && <MakeGallery bookingId={_id} />}
                </>
              )}
              <RemoveAction
                noun="request"
                what={<RequestSummary name={name} about={about} />}
                note={goesAlong(situation, client.galleries)}
                remove={() => signedCall(api.booking.remove, { params: { id: _id } })}
                list={back.to}
              />
            </section>
          )}
          {own && !isSpam && <SamePerson id={_id} person={own.person} />}
        </div>
      </div>
      {isOpenToOwner && tab !== 'offer' && <BookingThumbBar booking={booking} acts={acts} onAsk={ask} />}
      {asked && <BookingDialogs booking={booking} address={client.address} asked={asked} onClose={close} />}
    </UnsavedForms>
  )
}
