import { formatLongDay } from '../../../contract/shape/dates.ts'
import type { GalleryAsk } from '../../../contract/gallery/gallery-acts.ts'
import type { Db } from '../../../db/open.ts'
import { addressIn, type Language } from '../../../language/languages.ts'
import { t } from '../../../language/t.ts'
import { keyPlaceholder } from '../../platform/mail/letter.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { chatLinks, oneLine } from '../../platform/mail/letter-parts.ts'
import { ownerAddress, writeIn, writeToOwner } from '../../platform/mail/recipient.ts'

interface SentSelection {
  id: string
  title: string
  booking_id: string | null
  email: string
  message: string
  picked: number
}

/** Tells the owner about a sent selection. Call it in the transaction of the change. */
export const queueSelectionMail = (
  trx: Db,
  { id, title, booking_id, email, message, picked }: SentSelection,
) =>
  writeToOwner(trx, async () => {
    const name = oneLine(title)
    const body = t('Chosen pictures: {count}. The list cannot be changed unless you open it again.', {
      count: picked,
    })
    await queueMail(
      trx,
      'gallery',
      {
        to: await ownerAddress(trx),
        replyTo: email || undefined,
        subject: t('Selection received: {name}', { name }),
        preview: body,
        heading: t('Selection received'),
        paragraphs: [body],
        quote: message || undefined,
        button: { label: t('Open the gallery'), href: `/admin/galleries/view/${id}` },
        automatic: true,
      },
      { bookingId: booking_id ?? undefined },
    )
  })

interface MailedGallery {
  id: string
  title: string
  booking_id: string | null
  email: string
}

/** Tells the owner about a visitor's question. Call it in the transaction that stores it. */
export const queueAskMail = (trx: Db, { id, title, booking_id, email }: MailedGallery, what: GalleryAsk) =>
  writeToOwner(trx, async () => {
    const name = oneLine(title)
    const [subject, body] =
      what === 'open'
        ? [
            t('Please open it again: {name}', { name }),
            t('The gallery is closed, and someone with its link would like to see it again.'),
          ]
        : [
            t('PIN needed: {name}', { name }),
            t(
              'Someone with the link does not know the PIN. You can read it in the gallery under Sharing and send it to the client.',
            ),
          ]
    await queueMail(
      trx,
      'gallery',
      {
        to: await ownerAddress(trx),
        replyTo: email || undefined,
        subject,
        preview: body,
        heading: subject,
        paragraphs: [body],
        button: { label: t('Open the gallery'), href: `/admin/galleries/view/${id}` },
        automatic: true,
      },
      { bookingId: booking_id ?? undefined },
    )
  })

/** Tells the owner that new devices have used up the PIN guesses of a week. */
export const queuePinLockMail = (trx: Db, { id, title, booking_id }: MailedGallery, most: number) =>
  writeToOwner(trx, async () => {
    const name = oneLine(title)
    const subject = t('Too many wrong PINs: {name}', { name })
    const body = t('Someone with the link has entered {most} wrong PINs within a week.', { most })
    await queueMail(
      trx,
      'gallery',
      {
        to: await ownerAddress(trx),
        subject,
        preview: body,
        heading: subject,
        paragraphs: [
          body,
          t(
            'New devices now have to wait; devices that entered the right PIN before still work. If it was your client, let new devices try again. If not, set a new PIN or renew the link.',
          ),
        ],
        button: { label: t('Open the gallery'), href: `/admin/galleries/view/${id}?tab=sharing` },
        automatic: true,
      },
      { bookingId: booking_id ?? undefined },
    )
  })

export type GalleryStep = 'ready' | 'reminder' | 'delivered' | 'closing'

interface ClientGalleryMail {
  slug: string
  title: string
  booking_id: string | null
  email: string
  language: Language
  closes_on: string | null
  pin_hash: string | null
}

function wordsOf(step: GalleryStep, day: string) {
  if (step === 'ready')
    return {
      subject: t('Your pictures are ready'),
      body: t('Your gallery is open. Take your time, and mark the pictures you like with a heart.'),
    }
  if (step === 'reminder')
    return {
      subject: t('Your pictures are waiting for you'),
      body: t('Your gallery is still open. Have a look when you find a quiet moment.'),
    }
  if (step === 'delivered')
    return {
      subject: t('Your finished pictures are ready'),
      body: t('They are all in your gallery. Download them and keep a second copy somewhere safe.'),
    }
  return {
    subject: t('Your gallery closes on {day}', { day }),
    body: t('You can view and download your pictures until the end of {day}.', { day }),
  }
}

/** Mails the client in their language; sends nothing without an address. */
export async function queueGalleryMail(trx: Db, step: GalleryStep, gallery: ClientGalleryMail, message = '') {
  const { slug, title, email, language, closes_on, booking_id } = gallery
  if (!email) return
  await writeIn(trx, language, async (site) => {
    const day = closes_on ? formatLongDay(closes_on) : ''
    const { subject, body } = wordsOf(step, day)
    const pin = gallery.pin_hash ? [t('You need the PIN that I gave you.')] : []
    await queueMail(
      trx,
      'gallery',
      {
        to: email,
        subject: `${subject}: ${oneLine(title)}`,
        preview: body,
        heading: subject,
        paragraphs: [body, ...(message ? [message] : []), ...pin],
        facts: day ? [[t('Open until'), day]] : [],
        button: {
          label: t('Open my gallery'),
          href: addressIn(language, `/gallery/${slug}?key=${keyPlaceholder}`),
        },
        links: chatLinks(site, t('Hello, this is about my gallery.')),
        automatic: true,
      },
      { bookingId: booking_id ?? undefined },
    )
  })
}
