import type { Service } from '../../../../contract/portfolio/service.ts'

/** What the panel says about the service that is booked. */
export type BookedService = Pick<Service, '_id' | 'title' | 'price' | 'duration'>
