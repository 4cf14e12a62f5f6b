import { accountEndpoints } from './people/account.ts'
import { authorEndpoints } from './journal/author.ts'
import { backupEndpoints } from './studio/backup.ts'
import { bookingEndpoints } from './booking/booking.ts'
import { bookingStateEndpoints } from './booking/booking-state.ts'
import { calendarEndpoints } from './booking/calendar.ts'
import { categoryEndpoints } from './journal/category.ts'
import { clientEndpoints } from './people/client.ts'
import { clientBookingEndpoints } from './booking/client-booking.ts'
import { dashboardEndpoints } from './studio/dashboard.ts'
import { clientGalleryEndpoints } from './gallery/client-gallery.ts'
import type { Endpoint } from './shape/endpoint.ts'
import { galleryEndpoints } from './gallery/gallery.ts'
import { galleryPictureEndpoints } from './gallery/gallery-picture.ts'
import { healthEndpoints } from './studio/health.ts'
import { identityEndpoints } from './shape/identity.ts'
import { mailEndpoints } from './shape/mail.ts'
import { messageEndpoints } from './booking/message.ts'
import { clientOfferEndpoints } from './billing/client-offer.ts'
import { documentEndpoints } from './billing/document.ts'
import { gatewayEndpoints } from './billing/gateway.ts'
import { offerEndpoints } from './billing/offer.ts'
import { paymentEndpoints } from './billing/payment.ts'
import { moneyEndpoints } from './billing/money-page.ts'
import { noteEndpoints } from './booking/note.ts'
import { outsideCalendarEndpoints } from './booking/outside-calendar.ts'
import { personEndpoints } from './people/person.ts'
import { pictureEndpoints } from './portfolio/picture.ts'
import { postEndpoints } from './journal/post.ts'
import { replyTemplateEndpoints } from './booking/reply-template.ts'
import { reviewEndpoints } from './portfolio/review.ts'
import { serviceEndpoints } from './portfolio/service.ts'
import { searchEndpoints } from './studio/search.ts'
import { setupEndpoints } from './studio/setup.ts'
import { siteEndpoints } from './shape/site-settings.ts'
import { translationEndpoints } from './studio/translation.ts'
import { workEndpoints } from './portfolio/work.ts'
import { studioEndpoints } from './shape/studio-settings.ts'

/** Every call of the API, by noun. Server, web client and OpenAPI are all made from this table. */
export const api = {
  service: serviceEndpoints,
  review: reviewEndpoints,
  booking: bookingEndpoints,
  bookingState: bookingStateEndpoints,
  calendar: calendarEndpoints,
  outsideCalendar: outsideCalendarEndpoints,
  offer: offerEndpoints,
  clientOffer: clientOfferEndpoints,
  clientBooking: clientBookingEndpoints,
  payment: paymentEndpoints,
  money: moneyEndpoints,
  document: documentEndpoints,
  gateway: gatewayEndpoints,
  gallery: galleryEndpoints,
  galleryPicture: galleryPictureEndpoints,
  clientGallery: clientGalleryEndpoints,
  message: messageEndpoints,
  note: noteEndpoints,
  replyTemplate: replyTemplateEndpoints,
  client: clientEndpoints,
  person: personEndpoints,
  post: postEndpoints,
  author: authorEndpoints,
  category: categoryEndpoints,
  work: workEndpoints,
  picture: pictureEndpoints,
  mail: mailEndpoints,
  site: siteEndpoints,
  studio: studioEndpoints,
  translation: translationEndpoints,
  setup: setupEndpoints,
  search: searchEndpoints,
  dashboard: dashboardEndpoints,
  health: healthEndpoints,
  backup: backupEndpoints,
  identity: identityEndpoints,
  account: accountEndpoints,
}

export const endpoints: Endpoint[] = Object.values(api).flatMap((noun) => Object.values<Endpoint>(noun))
