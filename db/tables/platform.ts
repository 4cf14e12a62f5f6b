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
  /** Of the mails to this account. */
  language: Generated<Language>
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

/** One row: goes up with every change of what visitors see, by triggers. */
export interface ContentVersionTable {
  number: number
}

/** A text of the owner in Bangla. */
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
