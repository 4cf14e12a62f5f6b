import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../../../contract/shape/identity.ts'

/** What a page that is being rendered knows about the calls that it makes. */
export interface InProcessCall {
  /** On whose behalf the calls are made. The page has looked it up already, so the calls do not. */
  viewer: Viewer | null
  /** Whether the calls may get cached answers. */
  mayShare: boolean
  /** Called with the time at which an answer becomes outdated by itself, in milliseconds. */
  onFreshUntil: (moment: number) => void
}

const calls = new AsyncLocalStorage<InProcessCall>()

/** Calls that the site makes while it renders a page come through no network connection. */
export const isInProcess = ({ raw }: FastifyRequest) => !(raw.socket instanceof Socket)

export const callInProcess = <T>(call: InProcessCall, run: () => Promise<T>) => calls.run(call, run)

export const inProcessCall = (request: FastifyRequest) =>
  isInProcess(request) ? calls.getStore() : undefined
