import type { Language } from '../../../language/languages.ts'

/** An entry for the reader's calendar: a whole day, unless it has a span. */
export interface EventDay {
  /** The same for every mail about this event, so that a calendar does not enter it twice. */
  uid: string
  /** YYYY-MM-DD */
  day: string
  /** From when to when, in milliseconds. */
  span?: { startsAt: number; endsAt: number }
  title: string
  place: string
  notes: string
  fileName: string
  /** Whether a calendar should enter, change or remove it; it is entered unless this says otherwise. */
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** Counts the changes: a calendar takes up a file only if its number is higher than the last one. */
  sequence?: number
  /** Who is invited, or told that it is off: calendars ask for an address before they change an entry by themselves. */
  attendee?: string
  /** A request that is not agreed on is tentative. */
  status?: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
}

/** An address, or a path on this site that begins with a slash. */
interface Link {
  label: string
  href: string
}

/** What a mail says. It is kept like this and set as text and as HTML only when somebody reads it. */
export interface Letter {
  to: string
  /** In which it is written; English, where it was kept before there were others. */
  language?: Language
  /** Where answers arrive, if not at the studio's public address. */
  replyTo?: string
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  /** Of letters that were kept before they stopped to name whoever the form named. */
  greeting?: string
  paragraphs: string[]
  facts?: [name: string, value: string][]
  /** Words of the person who wrote to us, or whom we answer. */
  quote?: string
  button?: Link
  links?: Link[]
  /** Small print at the end. */
  note?: string
  event?: EventDay
  /** Ids of the offers, invoices and receipts that go with it. */
  papers?: string[]
  /** The id of the mail that this one continues. */
  follows?: string
  /** Nobody typed it: other machines should not answer. */
  automatic?: boolean
}

/** A file beside the words. */
export interface MailFile {
  fileName: string
  content: Buffer
}

/** Stands in kept letters where the link to a client's page has its key. */
export const keyGap = '{key}'
