import type { Db } from '../../db/open.ts'
import { t } from '../../language/t.ts'
import { queueMail } from './mail.ts'
import { oneLine } from './one-line.ts'
import { ownerAddress } from './owner-address.ts'
import { writeToOwner } from './readers-language.ts'

interface Selection {
  id: string
  title: string
  booking_id: string | null
  email: string
  message: string
  picked: number
}

/** The client has chosen. Call it in the transaction of the change. */
export const queueSelectionMail = (trx: Db, { id, title, booking_id, email, message, picked }: Selection) =>
  writeToOwner(trx, async () => {
    const name = oneLine(title)
    const body = t('Chosen pictures: {count}. The list is fixed until you open it again.', { count: picked })
    await queueMail(
      trx,
      'gallery',
      {
        to: await ownerAddress(trx),
        replyTo: email || undefined,
        subject: t('The selection is in: {name}', { name }),
        preview: body,
        heading: t('The selection is in'),
        paragraphs: [body],
        quote: message || undefined,
        button: { label: t('Open the gallery'), href: `/admin/galleries/view/${id}` },
        automatic: true,
      },
      { bookingId: booking_id ?? undefined },
    )
  })
