import { accountEndpoints } from './account.ts'
import { authorEndpoints } from './author.ts'
import { backupEndpoints } from './backup.ts'
import { bookingEndpoints } from './booking.ts'
import { bookingStateEndpoints } from './booking-state.ts'
import { calendarEndpoints } from './calendar.ts'
import { categoryEndpoints } from './category.ts'
import { clientEndpoints } from './client.ts'
import { clientBookingEndpoints } from './client-booking.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { clientGalleryEndpoints } from './client-gallery.ts'
import type { Endpoint } from './endpoint.ts'
import { galleryEndpoints } from './gallery.ts'
import { galleryPictureEndpoints } from './gallery-picture.ts'
import { healthEndpoints } from './health.ts'
import { identityEndpoints } from './identity.ts'
import { mailEndpoints } from './mail.ts'
import { messageEndpoints } from './message.ts'
import { clientOfferEndpoints } from './client-offer.ts'
import { documentEndpoints } from './document.ts'
import { gatewayEndpoints } from './gateway.ts'
import { offerEndpoints } from './offer.ts'
import { paymentEndpoints } from './payment.ts'
import { moneyEndpoints } from './money-page.ts'
import { noteEndpoints } from './note.ts'
import { outsideCalendarEndpoints } from './outside-calendar.ts'
import { personEndpoints } from './person.ts'
import { pictureEndpoints } from './picture.ts'
import { postEndpoints } from './post.ts'
import { replyTemplateEndpoints } from './reply-template.ts'
import { reviewEndpoints } from './review.ts'
import { serviceEndpoints } from './service.ts'
import { setupEndpoints } from './setup.ts'
import { siteEndpoints } from './site-settings.ts'
import { translationEndpoints } from './translation.ts'
import { workEndpoints } from './work.ts'
import { studioEndpoints } from './studio-settings.ts'

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
  dashboard: dashboardEndpoints,
  health: healthEndpoints,
  backup: backupEndpoints,
  identity: identityEndpoints,
  account: accountEndpoints,
}

export const endpoints: Endpoint[] = Object.values(api).flatMap((noun) => Object.values<Endpoint>(noun))
