import type { Booking } from '../../contract/booking.ts'
import { formatPaisa } from '../../contract/money.ts'
import type { Db } from '../../db/open.ts'
import { t } from '../../language/t.ts'
import { ownFacts } from './booking-facts.ts'
import { queueMail } from './mail.ts'
import { asClientReads, writeIn } from './readers-language.ts'
import { chatLinks } from './studio-words.ts'

interface Owed {
  /** Of the invoice. */
  number: string
  due: number
  page: string
}

/** A friendly word about what is still open, in the language of the client. */
export const queueLateMail = (trx: Db, booking: Booking, { number, due, page }: Owed) =>
  writeIn(trx, booking.language, async (site) => {
    const own = await asClientReads(trx, booking)
    const sum = formatPaisa(due)
    const body = t(
      '{sum} of invoice {number} are still open. How to pay stands on your page. If the money is on its way, please take this mail as done.',
      { sum, number },
    )
    await queueMail(
      trx,
      'booking',
      {
        to: own.email,
        subject: t('Still open: {sum} ({reference})', { sum, reference: own.reference }),
        preview: body,
        heading: t('A friendly reminder'),
        paragraphs: [body],
        facts: [[t('Invoice'), number], [t('Still open'), sum], ...ownFacts(own)],
        button: { label: t('Open my booking'), href: page },
        links: chatLinks(site, t('Hello, it is about my booking {reference}.', { reference: own.reference })),
        automatic: true,
      },
      { bookingId: own._id },
    )
  })
