import type { BookingActor, BookingWhat, ReminderKind } from '../../contract/booking/booking-event.ts'
import type { SituationKind, Turn, TurnReason } from '../../contract/booking/booking-situation.ts'
import type { BookingStatus } from '../../contract/booking/booking-status.ts'
import type { BookingSource } from '../../contract/booking/booking.ts'
import type { Repetition } from '../../contract/booking/repetition.ts'
import type { PaymentWay } from '../../contract/shape/payment-way.ts'
import type { Dated, Json } from '../columns.ts'
import type { Generated } from 'kysely'
import type { Language } from '../../language/languages.ts'

export interface BookingTable {
  id: string
  reference: string
  /** Of the form that was sent: the same one makes no second row. */
  idempotency_key: Generated<string | null>
  name: string
  email: string
  phone: string
  event_date: string
  address: string
  service_id: string | null
  service_title: string
  user_id: string | null
  /** Whether a visitor sent it or the owner entered it. */
  source: Generated<BookingSource>
  /** What the service cost when it was asked for, in taka; null where the service was gone. */
  price: Generated<number | null>
  resolved: Generated<boolean>
  /** What made it the owner's turn; it counts while it is not resolved. */
  turn_reason: Generated<TurnReason>
  /** Null while it is pending, and for what was settled before this was kept. */
  resolved_at: Generated<string | null>
  spam: Generated<boolean>
  /** Sentences, one a line. */
  spam_signs: Generated<string>
  status: Generated<BookingStatus>
  /** The time that nobody else gets, with the buffer inside it, in milliseconds; null while none is fixed. */
  starts_at: Generated<number | null>
  ends_at: Generated<number | null>
  /** The event itself. */
  event_starts_at: Generated<number | null>
  event_ends_at: Generated<number | null>
  /** 0 is the photographer; another place is somebody who is sent at the same time. */
  place: Generated<number>
  /** 'HH:MM' by the wall clock of the studio, where somebody has named it. */
  start_time: Generated<string | null>
  /** How long it takes, where the owner says so; otherwise the service says it. */
  minutes: Generated<number | null>
  /** What the client wrote with the request. */
  client_note: Generated<string>
  language: Generated<Language>
  /** Hash of the mailbox or phone of a waiting-list entry: one per service and day. */
  waiting_contact: Generated<string | null>
  /** Of the entry in calendars: counted up with every change of it. */
  sequence: Generated<number>
  /** Until when an offered day is kept free, in milliseconds. */
  held_until: Generated<number | null>
  /** Of the secret in the client's link: a new number makes the old link useless. */
  key_version: Generated<number>
  /** When the client's personal data was erased; the accounts keep the rest. */
  erased_at: Generated<string | null>
  created_at: string
}

/** A view: the situation of each booking, derived from several tables. Amounts are paisa. */
export interface BookingSituationView {
  booking_id: string
  kind: SituationKind
  /** Whose turn it is, before a due balance is considered. */
  turn_before_balance: Turn
  /** The totals of the accepted offer and of the one waiting for an answer. */
  agreed: number | null
  offered: number | null
  advance: number
  balance_due_on: string
  paid: number
  /** The transfer that the client reported, and how it was made; null if none has to be checked. */
  claimed: number | null
  claimed_by: PaymentWay | null
  /** A new date that one side has proposed to the other. */
  asked_by: 'owner' | 'client' | null
  asked_day: string | null
  /** Galleries whose client has sent a selection. */
  selections: number
  ended_by: BookingActor | null
  ended_at: string | null
}

/** The history of a booking: what happened, and who did it. */
export interface BookingEventTable {
  id: string
  booking_id: string
  actor: BookingActor
  what: BookingWhat
  data: Json<object>
  created_at: string
}

/** What a client wrote on the page of their booking. */
export interface ClientMessageTable {
  id: string
  booking_id: string
  body: string
  idempotency_key: string | null
  created_at: string
}

/** A new date that one side has proposed to the other, until it is answered. */
export interface AskedDayTable {
  booking_id: string
  actor: 'owner' | 'client'
  event_date: string
  start_time: string | null
  message: string
  /** The time that is held for it until then, in milliseconds; null if none is. */
  starts_at: Generated<number | null>
  ends_at: Generated<number | null>
  held_until: Generated<number | null>
  place: Generated<number>
  created_at: string
}

export interface ReminderTable {
  booking_id: string
  /** 'late' reminds of an overdue balance, 'nudge' is sent by the owner: both rows are inserted when they are sent. */
  kind: ReminderKind | 'late' | 'nudge'
  due_at: number
  sent_at: Generated<number | null>
}

/** Time that cannot be booked, by the studio's clock. Without times these are whole days, including the last one. */
export interface BlockedDayTable {
  id: string
  from_day: string
  from_time: string | null
  to_day: string
  to_time: string | null
  reason: string
  /** Null if it happens once. */
  repeats: Generated<Repetition | null>
  /** The last day on which it may repeat; null for no end. */
  repeats_until: Generated<string | null>
  created_at: string
}

/** An exception to the weekly hours: a day that is open after all, or at other hours. */
export interface OpenDayTable {
  day: string
  from_time: string
  until_time: string
}

export interface OutsideCalendarTable {
  id: string
  name: string
  address: string
  /** When a process last began to read it, so that the others do not. */
  asked_at: number
  read_at: number | null
  failed_since: number | null
  /** Why it cannot be read; empty if it can. */
  problem: string
  created_at: string
}

export interface OutsideBusyTable {
  calendar_id: string
  starts_at: number
  ends_at: number
}

export interface MessageTable {
  id: string
  idempotency_key: Generated<string | null>
  name: string
  email: string
  subject: string
  message: string
  user_id: string | null
  resolved: Generated<boolean>
  /** Null while it is pending, and for messages solved before this column existed. */
  resolved_at: Generated<string | null>
  spam: Generated<boolean>
  /** Sentences, one a line. */
  spam_signs: Generated<string>
  created_at: string
  language: Generated<Language>
}

/** The owner's answer to a booking or a message. */
export interface ReplyTable {
  id: string
  booking_id: string | null
  message_id: string | null
  body: string
  /** Null once the mail is deleted. */
  mail_id: string | null
  /** Its author; null once that account is deleted. */
  user_id: Generated<string | null>
  idempotency_key: Generated<string | null>
  created_at: string
}

/** The owner's private note about a booking or a message. */
export interface NoteTable {
  id: string
  booking_id: string | null
  message_id: string | null
  body: string
  updated_at: string
}

export interface ReplyTemplateTable extends Dated {
  id: string
  name: string
  body: string
  /** Marks the request as solved. */
  solves: Generated<boolean>
}

export interface BookingTables {
  booking: BookingTable
  booking_situation: BookingSituationView
  booking_event: BookingEventTable
  client_message: ClientMessageTable
  asked_day: AskedDayTable
  reminder: ReminderTable
  blocked_day: BlockedDayTable
  open_day: OpenDayTable
  outside_calendar: OutsideCalendarTable
  outside_busy: OutsideBusyTable
  message: MessageTable
  reply: ReplyTable
  note: NoteTable
  reply_template: ReplyTemplateTable
}
