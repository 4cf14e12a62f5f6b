import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The site's own calls, made while it draws a page, come through no connection. */
export const isInProcess = ({ raw }: FastifyRequest) => !(raw.socket instanceof Socket)
