import type { ColumnType, Generated } from 'kysely'
import type { BookingSource } from '../contract/booking.ts'
import type { BookingActor, BookingWhat, ReminderKind } from '../contract/booking-event.ts'
import type { BookingStatus } from '../contract/booking-status.ts'
import type { ShotFacts } from '../contract/camera.ts'
import type { Role } from '../contract/identity.ts'
import type { Delivery, MailKind } from '../contract/mail.ts'
import type { Language } from '../language/languages.ts'
import type { GalleryTables } from './gallery-tables.ts'
import type { MoneyTables } from './money-tables.ts'
import type { OutsideBusyTable, OutsideCalendarTable } from './outside-calendar-tables.ts'
import type { ServiceStatus } from '../contract/service-status.ts'

/** Written as JSON text, read as the value. */
type Json<T> = ColumnType<T, string, string>

interface Dated {
  created_at: string
  updated_at: string
}

export interface ServiceTable extends Dated {
  id: string
  title: string
  details: string
  thumbnail: string
  price: number
  gallery: Json<string[]>
  stars_1: Generated<number>
  stars_2: Generated<number>
  stars_3: Generated<number>
  stars_4: Generated<number>
  stars_5: Generated<number>
  /** The highest comes first, after those that were never moved. */
  rank: Generated<number | null>
  status: Generated<ServiceStatus>
  on_home: Generated<boolean>
  /** 'day', 'half-day' or minutes. */
  duration: Generated<string>
}

export interface ReviewTable extends Dated {
  id: string
  idempotency_key: Generated<string | null>
  service_id: string
  user_id: string | null
  name: string
  image: string
  rating: number
  review: string
}

export interface CategoryTable extends Dated {
  id: string
  name: string
  slug: string
  image: string
}

export interface AuthorTable extends Dated {
  id: string
  name: string
  slug: string
  designation: string
  email: string
  facebook_link: string
  instagram_link: string
  image: string
  about: string
}

export interface PostTable extends Dated {
  id: string
  title: string
  reading_minute: number
  category_id: string
  author_id: string
  slug: string
  thumbnail: string
  body: string
  excerpt: string
  /** Null for a draft; a moment to come for a scheduled post. */
  published_at: string | null
  /** Opens a post that is not published yet to whoever has the link. */
  preview_key: Generated<string | null>
  liked: Generated<boolean>
  reaction_count: Generated<number>
  view_count: Generated<number>
  seo_title: Generated<string>
  seo_description: Generated<string>
}

/** Addresses that a post once had. */
export interface PostAddressTable {
  slug: string
  post_id: string
}

/** One row for each visitor of a post on this day, so that a reload counts nothing; gone when the day is over. */
export interface PostViewTable {
  post_id: string
  day: string
  visitor: string
}

export interface DailyViewTable {
  post_id: string
  day: string
  views: number
}

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
  resolved: Generated<boolean>
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
  /** What the client wrote with the request. */
  client_note: Generated<string>
  language: Generated<Language>
  /** Of the entry in calendars: counted up with every change of it. */
  sequence: Generated<number>
  /** Until when an offered day is kept free, in milliseconds. */
  held_until: Generated<number | null>
  /** Of the secret in the client's link: a new number makes the old link useless. */
  key_version: Generated<number>
  created_at: string
}

/** What has happened to a booking, and who did it. */
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

/** Another day that one side has asked the other for, until it is answered. */
export interface AskedDayTable {
  booking_id: string
  actor: 'owner' | 'client'
  event_date: string
  start_time: string | null
  message: string
  created_at: string
}

export interface ReminderTable {
  booking_id: string
  /** 'late' is what is owed, which is marked when it is sent. */
  kind: ReminderKind | 'late'
  due_at: number
  sent_at: Generated<number | null>
}

/** Time in which nobody can book, by the wall clock of the studio; without times whole days, the last one included. */
export interface BlockedDayTable {
  id: string
  from_day: string
  from_time: string | null
  to_day: string
  to_time: string | null
  reason: string
  created_at: string
}

/** A day that is worked although its weekday is not, or at other hours. */
export interface OpenDayTable {
  day: string
  from_time: string
  until_time: string
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
  /** Null while it is pending, and for what was settled before this was kept. */
  resolved_at: Generated<string | null>
  spam: Generated<boolean>
  /** Sentences, one a line. */
  spam_signs: Generated<string>
  created_at: string
  language: Generated<Language>
}

/** Widths of the files that exist in each format. */
export interface PictureVariants {
  avif: number[]
  webp: number[]
  jpeg: number[]
}

export interface PictureTable {
  /** Its address as content names it. */
  src: string
  /** Of its content and of the way variants are made; null until somebody looked at the file. */
  hash: string | null
  width: number
  height: number
  alt: string
  caption: Generated<string>
  /** What the uploaded file was called; empty where nobody said. */
  name: Generated<string>
  /** The focal point, in percent from the left and from the top. */
  focus_x: Generated<number>
  focus_y: Generated<number>
  placeholder: Generated<string>
  variants: ColumnType<PictureVariants | null, string | null | undefined, string | null>
  /** What the file that was uploaded says about how it was taken. */
  camera: ColumnType<ShotFacts | null, string | null | undefined, string | null>
  /** SHA-256 of the file that was uploaded, which is the name of the original; null for pictures that came otherwise. */
  original: string | null
  /** When that file was last uploaded. */
  uploaded_at: string | null
  created_at: string
}

export interface JobTable {
  id: string
  kind: string
  payload: Json<unknown>
  run_at: string
  attempts: Generated<number>
  leased_until: string | null
  last_error: string | null
  given_up_at: string | null
  created_at: string
}

/** A mail on its way or gone; the job that sends it has its id, and is gone when it is. */
export interface MailTable {
  id: string
  kind: MailKind
  recipient: string
  subject: string
  letter: Json<unknown>
  booking_id: string | null
  message_id: string | null
  created_at: string
  sent_at: Generated<string | null>
  /** How it went, once it has. */
  delivery: Generated<Delivery | null>
}

/** What the owner answered to a booking or a message. */
export interface ReplyTable {
  id: string
  booking_id: string | null
  message_id: string | null
  body: string
  /** Null once the mail is deleted. */
  mail_id: string | null
  /** Who wrote it; null once that account is gone. */
  user_id: Generated<string | null>
  idempotency_key: Generated<string | null>
  created_at: string
}

/** What the owner writes down about a booking or a message, for nobody else to read. */
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
}

/** Whose accounts and requests the owner has joined. */
export interface PersonTable {
  id: string
  created_at: string
}

/** One account, booking or message of a person. */
export interface PersonMemberTable {
  id: string
  person_id: string
  booking_id: string | null
  message_id: string | null
  user_id: string | null
}

export interface AttemptTable {
  key: string
  count: number
  ends_at: string
}

/** How many rows of a kind a table has; the database keeps it up by itself. */
export interface TallyTable {
  source: 'booking' | 'message' | 'mail' | 'post'
  kind: string
  count: number
}

export interface SettingTable {
  name: string
  value: string
}

/** Kept by the identity library under its own column names. */
export interface UserTable {
  id: string
  name: string
  email: string
  emailVerified: boolean
  image: string | null
  role: Role
  createdAt: string
  updatedAt: string
}

/** A way to sign in; the library's own columns that we never touch are left out. */
export interface AccountTable {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string | null
  createdAt: string
  updatedAt: string
}

export interface SessionTable {
  id: string
  userId: string
  token: string
  expiresAt: string
  createdAt: string
  updatedAt: string
}

/** Links that were mailed, for as long as they work. */
export interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: string
}

/** What of the public content has changed, for the caches of all processes. */
export interface TranslationTable {
  kind: string
  record_id: string
  field: string
  text: string
  original_hash: string
  /** Null where it was stored before this was kept. */
  original: string | null
  updated_at: string
}

export interface InvalidationTable {
  id: number
  /** One a line. */
  tags: string
  created_at: string
}

/** A picture on the wall of work. */
export interface WorkTable extends Dated {
  id: string
  src: string
  slug: string
  title: Generated<string>
  story: Generated<string>
  place: Generated<string>
  kind: string
  kind_slug: string
  service_id: string | null
  /** As of a service. */
  rank: Generated<number | null>
  /** Whether its page says how and when it was taken. */
  show_camera: Generated<boolean>
}

export interface Tables extends MoneyTables, GalleryTables {
  service: ServiceTable
  review: ReviewTable
  category: CategoryTable
  author: AuthorTable
  post: PostTable
  post_address: PostAddressTable
  post_view: PostViewTable
  daily_view: DailyViewTable
  booking: BookingTable
  booking_event: BookingEventTable
  client_message: ClientMessageTable
  asked_day: AskedDayTable
  reminder: ReminderTable
  blocked_day: BlockedDayTable
  outside_calendar: OutsideCalendarTable
  outside_busy: OutsideBusyTable
  open_day: OpenDayTable
  message: MessageTable
  picture: PictureTable
  work: WorkTable
  job: JobTable
  mail: MailTable
  reply: ReplyTable
  note: NoteTable
  reply_template: ReplyTemplateTable
  person: PersonTable
  person_member: PersonMemberTable
  setting: SettingTable
  translation: TranslationTable
  attempt: AttemptTable
  tally: TallyTable
  invalidation: InvalidationTable
  user: UserTable
  account: AccountTable
  session: SessionTable
  verification: VerificationTable
}
