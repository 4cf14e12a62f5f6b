import type { Language } from '../../../language/languages.ts'

/** An event for the reader's calendar: a whole day, unless it has a span. */
export interface EventDay {
  /** The same in every mail about this event, so that a calendar does not add it twice. */
  uid: string
  /** YYYY-MM-DD */
  day: string
  /** In milliseconds. */
  span?: { startsAt: number; endsAt: number }
  title: string
  place: string
  notes: string
  fileName: string
  /** Whether a calendar should add, change or remove it; 'PUBLISH', which adds it, by default. */
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** Counts the changes: a calendar ignores a file unless its number is higher than the last. */
  sequence?: number
  /** Who is invited or uninvited: calendars need an address before they change an event by themselves. */
  attendee?: string
  /** A request that is not confirmed is tentative. */
  status?: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
}

/** A link to a URL, or to a path of this site that begins with a slash. */
interface LetterLink {
  label: string
  href: string
}

/** What a mail says. It is stored as data and rendered as text and HTML when it is sent or shown. */
export interface Letter {
  to: string
  /** The language it is written in; missing in old letters, which are English. */
  language?: Language
  /** Where replies go, if not to the studio's public address. */
  replyTo?: string
  subject: string
  /** Shown by mail programs next to the subject. */
  preview: string
  heading: string
  /** Only in old letters: new ones have no greeting. */
  greeting?: string
  paragraphs: string[]
  facts?: [name: string, value: string][]
  /** A quote of the person who wrote to the studio. */
  quote?: string
  button?: LetterLink
  links?: LetterLink[]
  /** Small print at the end. */
  note?: string
  event?: EventDay
  /** Ids of the offers, invoices and receipts that are attached. */
  papers?: string[]
  /** The id of the mail that this one replies to. */
  follows?: string
  /** Sent by the system: other machines should not reply. */
  automatic?: boolean
}

/** An attachment. */
export interface MailFile {
  fileName: string
  content: Buffer
}

/** Placeholder in stored letters for the key of a link to a client's page. */
export const keyPlaceholder = '{key}'
