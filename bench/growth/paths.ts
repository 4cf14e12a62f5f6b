import { dayInDhaka } from '../../contract/shape/dates.ts'
import { addDays } from '../../contract/shape/zone.ts'
import { adminRows, postsPerPage, servicesPerPage } from '../../contract/shape/page-sizes.ts'

/** Matches no row, so that every row has to be compared. */
const words = 'zanzibar'

const paged = (path: string, limit: number, rest = '') => `${path}?page=1&limit=${limit}&sort=desc${rest}`

const today = dayInDhaka()

/** Every list, count and average, by the name it has in the report. */
export const paths: Record<string, string> = {
  '/api/services': `/api/services?page=1&limit=${servicesPerPage}`,
  '/api/service-count': '/api/service-count',
  '/api/service/{id}': '/api/service/{service}',
  '/api/get-reviews/{id}': '/api/get-reviews/{service}?page=1&limit=3',
  '/api/review-count/{id}': '/api/review-count/{service}',
  '/api/average-rating/{id}': '/api/average-rating/{service}',
  '/api/review-count': '/api/review-count',
  '/api/availability': `/api/availability?serviceId={service}&from=${today}&to=${addDays(today, 61)}`,
  '/api/blogs': paged('/api/blogs', postsPerPage),
  '/api/blogs, a category': paged('/api/blogs', postsPerPage, '&category={category}'),
  '/api/blog-count': '/api/blog-count',
  '/api/single-blog/{slug}': '/api/single-blog/{post}',
  '/api/blog-neighbours/{slug}': '/api/blog-neighbours/{post}',
  '/api/booking-form': paged('/api/booking-form', adminRows),
  '/api/booking-form, pending': paged('/api/booking-form', adminRows, '&resolved=false'),
  '/api/booking-count': '/api/booking-count',
  '/api/contact-form': paged('/api/contact-form', adminRows),
  '/api/message-count': '/api/message-count',
  '/api/all-reviews': paged('/api/all-reviews', adminRows),
  '/api/all-reviews, 5 stars': paged('/api/all-reviews', adminRows, '&rating=5'),
  '/api/dashboard-activity': '/api/dashboard-activity',
  '/api/pending-count': '/api/pending-count',
  '/admin/dashboard': '/admin/dashboard',
  '/admin/services': '/admin/services',
  '/admin/my-reviews, all': '/admin/my-reviews?tab=all',
  '/admin/request': '/admin/request',
  '/admin/inbox': '/admin/inbox',
  '/admin/blogs': '/admin/blogs',
  '/admin/mails': '/admin/mails',
  '/api/services, searched': `/api/services?page=1&limit=${servicesPerPage}&search=${words}`,
  '/api/blogs, searched': paged('/api/blogs', postsPerPage, `&search=${words}`),
  '/api/booking-form, searched': paged('/api/booking-form', adminRows, `&search=${words}`),
  '/api/contact-form, searched': paged('/api/contact-form', adminRows, `&search=${words}`),
  '/api/all-reviews, searched': paged('/api/all-reviews', adminRows, `&search=${words}`),
}
