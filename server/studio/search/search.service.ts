import { shownPhone } from '../../../contract/shape/phone.ts'
import { dayInDhaka } from '../../../contract/shape/dates.ts'
import type { Found } from '../../../contract/studio/search.ts'
import type { Db } from '../../../db/open.ts'
import { listBookings } from '../../booking/booking/booking.queries.ts'
import { listMessages } from '../../booking/message/message.queries.ts'
import { listGalleries } from '../../gallery/gallery/gallery.queries.ts'
import { listPosts } from '../../journal/post/post.queries.ts'
import { listClients } from '../../people/client/client.queries.ts'
import { listServices } from '../../portfolio/service/service.queries.ts'

/** Enough of each kind to recognise one; the lists have the rest. */
const page = { page: 1, limit: 5, sort: 'desc' as const }

/** The search of each list of the studio, asked at once. */
export async function findEverywhere(db: Db, search: string): Promise<Found[]> {
  const query = { ...page, search }
  const [clients, bookings, messages, services, posts, galleries] = await Promise.all([
    listClients(db, dayInDhaka(), { ...query, by: 'contact' }),
    listBookings(db, 'everyone', { ...query, by: 'received' }),
    listMessages(db, 'everyone', query),
    listServices(db, { ...query, status: 'any' }),
    listPosts(db, 'any', { search }, false, page),
    listGalleries(db, query),
  ])
  return [
    ...clients.map(({ client, name, phone, email }): Found => ({
      kind: 'client',
      _id: client,
      title: name,
      detail: shownPhone(phone) || email,
      day: null,
    })),
    ...bookings.map(({ id, name, service_title, event_date }): Found => ({
      kind: 'booking',
      _id: id,
      title: name,
      detail: service_title,
      day: event_date,
    })),
    ...messages.map(({ id, name, subject }): Found => ({
      kind: 'message',
      _id: id,
      title: name,
      detail: subject,
      day: null,
    })),
    ...services.map(({ id, title }): Found => ({ kind: 'service', _id: id, title, detail: '', day: null })),
    ...posts.map(({ id, title, slug }): Found => ({ kind: 'post', _id: id, title, detail: slug, day: null })),
    ...galleries.map(({ id, title, client_name, event_date }): Found => ({
      kind: 'gallery',
      _id: id,
      title,
      detail: client_name,
      day: event_date,
    })),
  ]
}
