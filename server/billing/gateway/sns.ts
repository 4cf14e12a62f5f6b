import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from '../../../contract/shape/zod.ts'
import type { Db } from '../../../db/open.ts'
import { countAttempt } from '../../platform/spam/attempt.queries.ts'
import { AppError } from '../../platform/http/errors.ts'

const text = z.string().max(60_000)
const messageShape = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation']),
  MessageId: text,
  TopicArn: text,
  Message: text,
  Timestamp: text,
  Subject: text.optional(),
  Token: text.optional(),
  SubscribeURL: text.optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: text,
  SigningCertURL: text,
})
export type SnsMessage = z.output<typeof messageShape>

/** The signed fields in their order; missing ones are left out. */
const signed = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
} as const

const signedText = (message: SnsMessage) =>
  signed[message.Type]
    .flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`]))
    .join('')

/** The address, if it is one of Amazon SNS in the region of the topic. No other host is ever called. */
function addressAt(topic: string, address: string | undefined, path: RegExp) {
  const url = URL.parse(address ?? '')
  const host = `sns.${topic.split(':')[3]}.amazonaws.com`
  const isOurs =
    url?.protocol === 'https:' && url.host === host && url.username === '' && path.test(url.pathname)
  return isOurs ? url.href : undefined
}

const timeoutMs = 10_000

async function fetchFrom(address: string) {
  const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!reply.ok) throw new Error(`It answers with ${reply.status}.`)
  return reply.text()
}

/** Amazon repeats a delivery after an error. */
const unreachable = (): never => {
  throw new AppError('unavailable', 'Something went wrong on the server. Please try again.')
}

/** At most so many are fetched per hour. Real certificates change about once a year. */
const mostCertificates = 20
const hourMs = 3_600_000

/** Reads messages that Amazon signed and that belong to the topic set by the owner. */
export function createSnsReader(db: Db) {
  const keys = new Map<string, KeyObject>()

  async function keyAt(address: string) {
    const known = keys.get(address)
    if (known) return known
    const { count } = await countAttempt(db, 'certificates of notices', hourMs)
    if (count > mostCertificates) return undefined
    const key = await fetchFrom(address).then(createPublicKey).catch(unreachable)
    keys.set(address, key)
    return key
  }

  return {
    /** Undefined unless Amazon signed it and it belongs to the topic. */
    async read(body: string, topic: string): Promise<SnsMessage | undefined> {
      const { data: message } = messageShape.safeParse(parseJson(body))
      if (!message || message.TopicArn !== topic) return undefined
      const address = addressAt(topic, message.SigningCertURL, /^\/SimpleNotificationService-\w+\.pem$/)
      const key = address && (await keyAt(address))
      if (!key) return undefined
      const algorithm = message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256'
      const signature = Buffer.from(message.Signature, 'base64')
      return verify(algorithm, Buffer.from(signedText(message)), key, signature) ? message : undefined
    },
    /** Confirms the subscription. Amazon repeats the request if this fails. */
    async confirm({ TopicArn, SubscribeURL }: SnsMessage) {
      const address = addressAt(TopicArn, SubscribeURL, /^\/$/)
      if (address) await fetchFrom(address).catch(unreachable)
    },
  }
}
export type SnsReader = ReturnType<typeof createSnsReader>

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const payment = z.object({ merchantInvoiceNumber: z.string().max(200) })

/** The payment that a notice of bKash is about. */
export const paymentIn = ({ Message }: SnsMessage) =>
  payment.safeParse(parseJson(Message)).data?.merchantInvoiceNumber
