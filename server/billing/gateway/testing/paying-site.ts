import { expect } from 'vitest'
import { api } from '../../../../contract/api.ts'
import { dayInDhaka } from '../../../../contract/shape/dates.ts'
import type { Endpoint } from '../../../../contract/shape/endpoint.ts'
import { addDays } from '../../../../contract/shape/zone.ts'
import { openDatabase } from '../../../../db/open.ts'
import type { EmptyPlace } from '../../../../db/testing/empty-place.ts'
import { bkashKeys, startBkash } from '../../../../tooling/gateways/bkash-server.ts'
import type { Faults } from '../../../../tooling/gateways/http.ts'
import { sslcommerzKeys, startSslcommerz } from '../../../../tooling/gateways/sslcommerz-server.ts'
import { readConfig } from '../../../config.ts'
import { createGateways } from '../../providers/gateways.ts'
import { bookingExample, offerExample } from '../../../testing/examples.ts'
import { ownerToken } from '../../../testing/owner-token.ts'
import { freePort, startSite } from '../../../testing/site-process.ts'
import { keyOfBooking } from '../../../booking/booking-state/booking-key.ts'
import { resolveAttempts } from '../resolve-attempts.ts'

type Moment = 'before' | 'after'

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://pay.example' }

/** A site in a separate process that can be killed, with servers that play both gateways. */
export async function startPayingSite(place: EmptyPlace) {
  const { dataDir, databaseUrl } = place
  const [bkash, sslcommerz] = await Promise.all([startBkash(), startSslcommerz()])
  const settings = {
    DATA_DIR: dataDir,
    LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PORT: String(await freePort()),
    BKASH_URL: bkash.url,
    SSLCOMMERZ_URL: sslcommerz.url,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  let site = await startSite(settings)
  const database = openDatabase(place)
  const { db } = database
  const gateways = createGateways(db, readConfig(settings))
  const token = await ownerToken(site.url)

  async function call({ method, path }: Endpoint, params: Record<string, string> = {}, body?: object) {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!)
    const reply = await fetch(`${site.url}/api${address}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    })
    return (await reply.json()) as { data: any; error?: string }
  }
  for (const [provider, keys] of Object.entries({ bkash: bkashKeys, sslcommerz: sslcommerzKeys }))
    await call(api.gateway.save, { provider }, { on: true, live: false, keys })
  const { id: serviceId } = await db.selectFrom('service').select('id').executeTakeFirstOrThrow()
  let day = addDays(dayInDhaka(), 400)

  return {
    db,
    call,
    /** A booking with an accepted offer and an advance to pay. */
    async agreed() {
      day = addDays(day, 2)
      const { data } = await call(api.booking.add, {}, { ...bookingExample(serviceId), eventDate: day })
      const { _id: id, reference } = data
      const draft = (await call(api.offer.saveDraft, { id }, offerExample)).data._id
      await call(api.offer.send, { id: draft })
      await call(api.offer.agree, { id: draft }, { name: 'Rafi' })
      return { id: id as string, reference: reference as string, key: await keyOfBooking(db, id) }
    },
    /** How a client pays at each gateway, and how often it was paid there. */
    played: {
      bkash: {
        faults: bkash.faults,
        paid: () => [...bkash.payments.values()].filter(({ status }) => status === 'Completed').length,
        comeBack: (url: string) => fetch(bkash.visit(url, 'pay'), { redirect: 'manual' }),
        /** What was refunded of the last payment, in paisa. */
        paidBack: () => [...bkash.payments.values()].at(-1)!.refunded,
      },
      sslcommerz: {
        faults: sslcommerz.faults,
        paid: () =>
          [...sslcommerz.sessions.values()].filter(({ status }) => status.startsWith('VALID')).length,
        comeBack(url: string) {
          const { returnUrl, form: body } = sslcommerz.visit(url, 'pay')
          return fetch(returnUrl, { method: 'POST', body, headers: form, redirect: 'manual' })
        },
      },
    },
    /** Kills the site when each gateway has reached this moment of its next call of that name. */
    killAt(calls: { faults: Faults; name: string }[], moment: Moment) {
      let ended: Promise<unknown> | undefined
      let ahead = calls.length
      const { promise: killed, resolve: goOn } = Promise.withResolvers<void>()
      for (const { faults, name } of calls) {
        let reached = false
        faults.onCall = (called, now) => {
          if (called !== name || now !== moment || reached) return
          reached = true
          if (--ahead > 0) return killed
          process.kill(site.pid, 'SIGKILL')
          ended = site.end('SIGKILL').then(() => goOn())
        }
      }
      return async () => {
        await ended
        for (const { faults } of calls) delete faults.onCall
        expect(ended).toBeDefined()
        site = await startSite(settings)
      }
    },
    /** Runs the next checks of open payments. */
    look: (inMs = 120_000) => resolveAttempts(db, gateways, Date.now() + inMs),
    async stop() {
      await site.end('SIGTERM')
      await database.close()
      await Promise.all([bkash.close(), sslcommerz.close()])
      await place.remove()
    },
  }
}
