import type { Endpoint } from '../../../contract/shape/endpoint.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import type { Visitor } from '../http/network.ts'

/** A page, a feed or an answer of the API, complete before it is sent. */
export interface Page {
  status: number
  headers: [string, string][]
  body: Buffer
  /** When it becomes outdated by itself, in milliseconds, if that is known. */
  freshUntil?: number
  /** For answers of the API: which viewers see more than an anonymous visitor. */
  variesBy?: Endpoint['variesBy']
}

/** Whether this viewer sees the same as an anonymous visitor. */
export const isSharedWith = (viewer: Viewer | null, { variesBy }: Pick<Page, 'variesBy'>) =>
  !viewer || !variesBy || (variesBy === 'owner' && viewer.role !== 'owner')

/** Called with every page and answer that was sent. */
export type OnServed = (address: string, visitorOf: () => Visitor) => void
