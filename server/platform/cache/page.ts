import type { Endpoint } from '../../../contract/shape/endpoint.ts'
import type { Viewer } from '../../../contract/shape/identity.ts'
import type { Visitor } from '../http/visitor.ts'

/** A page, a feed or an answer of the API, complete before it is sent. */
export interface Page {
  status: number
  headers: [string, string][]
  body: Buffer
  /** Until when it is right by itself, where that is known. */
  freshUntil?: number
  /** Of an answer of the API: who may see more than a stranger. */
  variesBy?: Endpoint['variesBy']
}

/** Whether somebody sees the same of it as a stranger. */
export const isSharedWith = (viewer: Viewer | null, { variesBy }: Pick<Page, 'variesBy'>) =>
  !viewer || !variesBy || (variesBy === 'owner' && viewer.role !== 'owner')

/** Told of every page and answer that went out. */
export type OnServed = (address: string, visitorOf: () => Visitor) => void
