import type { Role } from '../../contract/shape/identity.ts'
import type { Delivery, MailKind } from '../../contract/shape/mail.ts'
import type { Json } from '../columns.ts'
import type { Generated } from 'kysely'
import type { Language } from '../../language/languages.ts'

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

/** A mail, waiting or sent. The job that sends it has the same id and is deleted when it is done. */
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
  /** How it was sent; null until then. */
  delivery: Generated<Delivery | null>
}

export interface AttemptTable {
  key: string
  count: number
  ends_at: string
}

/** Row counts, kept up to date by triggers. */
export interface TallyTable {
  source: 'booking' | 'message' | 'mail' | 'post'
  kind: string
  count: number
}

export interface SettingTable {
  name: string
  value: string
}

/** Managed by the identity library, with its column names. */
export interface UserTable {
  id: string
  name: string
  email: string
  emailVerified: boolean
  image: string | null
  role: Role
  /** The language of mails to this account. */
  language: Generated<Language>
  createdAt: string
  updatedAt: string
}

/** A way to sign in; columns that only the library uses are left out. */
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

/** Links sent by mail, while they are valid. */
export interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: string
}

/** A single row that triggers count up with every change of what visitors see. */
export interface ContentVersionTable {
  number: number
}

/** The Bangla text for a field of a record. */
export interface TranslationTable {
  kind: string
  record_id: string
  field: string
  text: string
  original_hash: string
  /** Null for texts stored before this column existed. */
  original: string | null
  updated_at: string
}

export interface PlatformTables {
  job: JobTable
  mail: MailTable
  attempt: AttemptTable
  tally: TallyTable
  setting: SettingTable
  user: UserTable
  account: AccountTable
  session: SessionTable
  verification: VerificationTable
  content_version: ContentVersionTable
  translation: TranslationTable
}
