import type { Booking } from '../../../contract/booking/booking.ts'
import { formatPaisa } from '../../../contract/shape/money.ts'
import type { Db } from '../../../db/open.ts'
import { t } from '../../../language/t.ts'
import { ownFacts } from '../../booking/booking/booking-mail-parts.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { withTranslatedService, writeIn } from '../../platform/mail/recipient.ts'
import { chatLinks } from '../../platform/mail/letter-parts.ts'

interface OverdueInvoice {
  number: string
  balance: number
  page: string
}

/** A reminder of the balance, in the language of the client. */
export const queueLateMail = (trx: Db, booking: Booking, { number, balance, page }: OverdueInvoice) =>
  writeIn(trx, booking.language, async (site) => {
    const own = await withTranslatedService(trx, booking)
    const sum = formatPaisa(balance)
    const body = t(
      'The balance of {sum} for invoice {number} is due. Your page shows how to pay. If you have already sent it, please ignore this email.',
      { sum, number },
    )
    await queueMail(
      trx,
      'booking',
      {
        to: own.email,
        subject: t('Balance due: {sum} ({reference})', { sum, reference: own.reference }),
        preview: body,
        heading: t('A friendly reminder'),
        paragraphs: [body],
        facts: [[t('Invoice'), number], [t('Balance'), sum], ...ownFacts(own)],
        button: { label: t('Open my booking'), href: page },
        links: chatLinks(
          site,
          t('Hello, this is about my booking {reference}.', { reference: own.reference }),
        ),
        automatic: true,
      },
      { bookingId: own._id },
    )
  })
