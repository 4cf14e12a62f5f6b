import { setTimeout as sleep } from 'node:timers/promises'
import type { GatewayProvider } from '../../contract/shape/payment-way.ts'
import type { startBkash } from '../../tooling/gateways/bkash-server.ts'
import type { startSslcommerz } from '../../tooling/gateways/sslcommerz-server.ts'
import type { Site } from '../bookings/sites.ts'
import type { Payer } from './payers.ts'

export interface Stands {
  bkash: Awaited<ReturnType<typeof startBkash>>
  sslcommerz: Awaited<ReturnType<typeof startSslcommerz>>
}

const mostTries = 40
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const pick = <T>(some: T[]) => some[Math.floor(Math.random() * some.length)]!

/** Uses any process that replies; a killed one loses what it was sent. */
const send = (sites: Site[], path: string, init: RequestInit) =>
  fetch(pick(sites).url + path, { redirect: 'manual', ...init }).catch(() => undefined)

const pathOf = (address: string) => address.slice(new URL(address).origin.length)

async function begin(sites: Site[], { reference, key }: Payer, provider: GatewayProvider) {
  for (let tries = 0; tries < mostTries; tries++) {
    const reply = await send(sites, `/api/start-payment/${reference}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, provider }),
    })
    if (reply?.status === 201) return ((await reply.json()) as { data: { url: string } }).data.url
    await sleep(50)
  }
  throw new Error('No payment could be begun.')
}

/**
 * One client: starts a payment, pays at the gateway, and returns once, twice or never; notifications come late, twice
 * or never.
 */
export async function pay(sites: Site[], payer: Payer, provider: GatewayProvider, stands: Stands) {
  const url = await begin(sites, payer, provider)
  const times = pick([0, 1, 1, 1, 2])
  if (provider === 'bkash') {
    const address = pathOf(stands.bkash.visit(url, 'pay'))
    // bKash takes the money only when the site executes the payment, which it has to do even if the browser never returns.
    for (let n = 0; n < times; n++) await send(sites, address, {})
    return
  }
  const { returnUrl, noticeUrl, form: body } = stands.sslcommerz.visit(url, 'pay')
  const notices = pick([0, 1, 2])
  const calls = [
    ...Array.from({ length: times }, () => pathOf(returnUrl)),
    ...Array.from({ length: notices }, () => pathOf(noticeUrl)),
  ]
  await Promise.all(calls.map((path) => send(sites, path, { method: 'POST', headers: form, body })))
  const forged = body.replace(/val_id=\w+/, 'val_id=FORGED')
  if (Math.random() < 0.1)
    await send(sites, pathOf(noticeUrl), { method: 'POST', headers: form, body: forged })
}
