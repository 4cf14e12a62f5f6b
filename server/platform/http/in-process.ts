import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../../../contract/shape/identity.ts'

/** What a page that is being rendered knows about the calls that it makes. */
export interface InProcessCall {
  /** On whose behalf they are made. The page has just looked it up, so that no call does again. */
  viewer: Viewer | null
  /** Whether what was read for others is new enough for them. */
  mayShare: boolean
  /** Told until when an answer stays right by itself, in milliseconds. */
  onFreshUntil: (moment: number) => void
}

const calls = new AsyncLocalStorage<InProcessCall>()

/** The site's own calls, made while it renders a page, come through no connection. */
export const isInProcess = ({ raw }: FastifyRequest) => !(raw.socket instanceof Socket)

export const callInProcess = <T>(call: InProcessCall, run: () => Promise<T>) => calls.run(call, run)

export const inProcessCall = (request: FastifyRequest) =>
  isInProcess(request) ? calls.getStore() : undefined
