import { createSign, generateKeyPairSync } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { bkashKeys } from '../../../tooling/gateways/bkash-server.ts'
import { createGateways } from '../providers/gateways.ts'
import { createNoticeHandler, type Notice } from './resolve-attempts.ts'
import { createPayingSite } from './testing/paying.ts'

const site = await createPayingSite()
const { app, postBack, save, agreed, startAt } = site

const topic = 'arn:aws:sns:ap-southeast-1:123456789012:bkash-notices'
const host = 'https://sns.ap-southeast-1.amazonaws.com'
const certificate = `${host}/SimpleNotificationService-0123abcd.pem`
const welcome = `${host}/?Action=ConfirmSubscription&Token=x`
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

await save('bkash', { ...bkashKeys, topicArn: topic })

type Message = Record<string, string>

/** Signs a message as Amazon SNS does. */
function sign(message: Message, key = privateKey, version = '2') {
  const text = Object.keys(message)
    .toSorted()
    .map((name) => `${name}\n${message[name]}\n`)
    .join('')
  const signature = createSign(version === '1' ? 'RSA-SHA1' : 'RSA-SHA256')
    .update(text)
    .sign(key, 'base64')
  return { SigningCertURL: certificate, ...message, SignatureVersion: version, Signature: signature }
}

const ofTopic = { MessageId: 'm', Timestamp: '2026-11-19T00:00:00.000Z', TopicArn: topic }
const question = {
  ...ofTopic,
  Type: 'SubscriptionConfirmation',
  Message: 'Hello',
  Token: 'x',
  SubscribeURL: welcome,
}
const about = (merchantInvoiceNumber: string) => ({
  ...ofTopic,
  Type: 'Notification',
  Message: JSON.stringify({ merchantInvoiceNumber }),
})

const fetched: string[] = []
const real = globalThis.fetch
beforeEach(() => {
  fetched.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (!String(address).includes('amazonaws')) return real(address, init)
    fetched.push(String(address))
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    return new Response(String(address) === certificate ? pem : '<ok/>')
  })
})

const tell = async (message: object | string) =>
  (
    await postBack(
      'http://localhost:3000/payments/notice/bkash',
      typeof message === 'string' ? message : JSON.stringify(message),
    )
  ).status
const jobs = () => app.db.selectFrom('job').selectAll().where('kind', '=', 'payment-notice').execute()
const lastAttempt = () =>
  app.db.selectFrom('payment_attempt').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

it('a subscription is confirmed', async () => {
  expect(await tell(sign(question))).toBe(200)
  expect(fetched).toEqual([certificate, welcome])
  expect(await tell(sign(question, privateKey, '1'))).toBe(200)
  expect(await jobs()).toEqual([])
})

it('repeated notices about an open payment enqueue one job', async () => {
  await startAt(await agreed(), 'bkash')
  const { our_id } = await lastAttempt()
  for (let n = 0; n < 3; n++) expect(await tell(sign(about(our_id)))).toBe(200)
  expect(await jobs()).toHaveLength(1)
  await site.runNotices()
  expect(await jobs()).toEqual([])
})

it('a notice about an unknown payment is ignored', async () => {
  expect(await tell(sign(about('AL-2026-NOBODY')))).toBe(200)
  expect(await tell(sign({ ...about('x'), Message: 'nonsense' }))).toBe(200)
  expect(await jobs()).toEqual([])
})

it('a notice whose check fails is not repeated', async () => {
  await startAt(await agreed(), 'bkash')
  const { our_id } = await lastAttempt()
  await tell(sign(about(our_id)))
  const [job] = await jobs()
  site.bkash.faults.away = true
  await createNoticeHandler(app.db, createGateways(app.db, app.config))(job!.payload as Notice)
  site.bkash.faults.away = false
  expect(await site.runNotices()).toBe(1)
})

it.each<[string, () => object | string]>([
  [
    'signed by somebody else',
    () => sign(question, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
  ],
  ['changed afterwards', () => ({ ...sign(about('x')), Message: '{"merchantInvoiceNumber":"y"}' })],
  ['without a signature', () => question],
  ['of another topic', () => sign({ ...question, TopicArn: `${topic}-of-somebody` })],
  ['of another kind', () => sign({ ...question, Type: 'UnsubscribeConfirmation' })],
  ['that is no JSON', () => 'nonsense'],
  ['that is a list', () => '[]'],
])('a notice %s is refused, and nothing but the certificate is fetched', async (_, make) => {
  expect(await tell(make())).toBe(403)
  expect(fetched.filter((address) => address !== certificate)).toEqual([])
  expect(await jobs()).toEqual([])
})

it.each([
  'http://sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-0123abcd.pem',
  'https://sns.s3.amazonaws.com/SimpleNotificationService-0123abcd.pem',
  'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123abcd.pem',
  'https://sns.ap-southeast-1.amazonaws.com.example/SimpleNotificationService-0123abcd.pem',
  'https://sns.ap-southeast-1.amazonaws.com:8443/SimpleNotificationService-0123abcd.pem',
  'https://user@sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-0123abcd.pem',
  'https://sns.ap-southeast-1.amazonaws.com/?x=SimpleNotificationService-0123abcd.pem',
  'nonsense',
])('a certificate at %s is not fetched', async (SigningCertURL) => {
  expect(await tell({ ...sign(about('x')), SigningCertURL })).toBe(403)
  expect(fetched).toEqual([])
})

it('only a limited number of certificates is fetched per hour', async () => {
  for (let n = 0; n < 60; n++)
    await tell({ ...sign(about('x')), SigningCertURL: `${host}/SimpleNotificationService-${n}f.pem` })
  expect(fetched.length).toBeLessThanOrEqual(20)
})

it.each(['https://evil.example/', `${host}/elsewhere`, 'http://localhost:3000/'])(
  'no subscription is confirmed at %s',
  async (SubscribeURL) => {
    await tell(sign({ ...question, SubscribeURL }))
    expect(fetched.filter((address) => address !== certificate)).toEqual([])
  },
)

it('without a topic notices are refused', async () => {
  const { app: other, save: saveThere } = await createPayingSite()
  await saveThere('bkash', bkashKeys)
  const reply = await other.send('POST', '/payments/notice/bkash', {
    body: JSON.stringify(sign(question)),
    headers: { 'content-type': 'text/plain' },
  })
  expect(reply.status).toBe(403)
  expect(fetched).toEqual([])
})
