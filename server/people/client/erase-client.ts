import type { Erasure } from '../../../contract/people/client.ts'
import type { Db } from '../../../db/open.ts'
import { invalid } from '../../platform/http/errors.ts'
import { deleteMails } from '../../platform/mail/delete-mails.ts'
import type { Storage } from '../../platform/media/storage.ts'
import { removeAccountRows } from '../account/remove-account-rows.ts'
import { removeBookingWithin } from '../../booking/booking/erase-booking.ts'
import { deleteGalleryRows } from '../../gallery/gallery/gallery-picture.service.ts'
import { deleteMessages } from '../../booking/message/message.queries.ts'
import { findPerson } from '../person/find-person.ts'
import { accountsOf, galleriesOf, idsOfRequests } from '../person/person.queries.ts'
import { readPerson } from '../person/person.service.ts'

const normalized = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Call it in a transaction. Returns the files of the galleries. */
async function deleteGalleries(trx: Db, galleries: { id: string }[]) {
  const files: string[] = []
  for (const { id } of galleries) files.push(...(await deleteGalleryRows(trx, id)))
  return files
}

/** Erases all data of one person. A booking with documents or payments stays for the books, without the person. */
export async function eraseClient(db: Db, storage: Storage, id: string, { name, reviews }: Erasure) {
  const files = await db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, id)
    const { name: personName } = await readPerson(trx, id)
    if (normalized(name) !== normalized(personName))
      throw invalid('name', 'This is not the name of the client.')
    const [bookings, messages] = [
      await idsOfRequests(trx, 'booking', person),
      await idsOfRequests(trx, 'message', person),
    ]
    const deletedFiles = await deleteGalleries(trx, await galleriesOf(trx, person))
    const accounts = await accountsOf(trx, person)
    for (const booking of bookings) await removeBookingWithin(trx, booking)
    if (messages.length > 0) {
      await deleteMails(trx, (e) => e('message_id', 'in', messages))
      await deleteMessages(trx, messages)
    }
    for (const account of accounts) await removeAccountRows(trx, account, reviews)
    return deletedFiles
  })
  for (const file of files) await storage.galleries.remove(file)
}
