import { required, atMost } from '../shape/field-refusals.ts'
import { z } from '../shape/zod.ts'
import { amount } from '../shape/amount.ts'
import { endpoint } from '../shape/endpoint.ts'
import { createdReply, dataReply, doneReply } from '../shape/envelope.ts'
import { id, idParams, optionalText, requiredText } from '../shape/fields.ts'
import { formProtection } from '../shape/form-protection.ts'
import { gatewayProviders } from '../shape/payment-way.ts'
import { transactionId } from './payment.ts'

const secret = optionalText('Key', 500)

/** The credentials of each gateway. An empty field keeps what was saved. */
const bkashKeys = z.object({
  appKey: secret,
  appSecret: secret,
  username: secret,
  password: secret,
  /** The SNS topic of bKash's notifications. Without it they are refused. */
  topicArn: z
    .union([z.literal(''), z.string().regex(/^arn:aws:sns:[a-z]{2}(-[a-z]+)+-\d:\d{12}:[\w-]+$/)])
    .optional(),
})
const sslcommerzKeys = z.object({ storeId: secret, storePassword: secret })
export const gatewayKeys = { bkash: bkashKeys, sslcommerz: sslcommerzKeys }
export type BkashKeys = z.output<typeof bkashKeys>
export type SslcommerzKeys = z.output<typeof sslcommerzKeys>

export const gatewayInput = z.object({
  on: z.boolean(),
  /** The gateway's sandbox, or real money. */
  live: z.boolean(),
  keys: z.record(z.string().max(40), z.string().trim().max(500, atMost(500, 'Key'))),
})
export type GatewayInput = z.output<typeof gatewayInput>

/** Tells the owner which keys are saved, never their values. */
const gateway = z.object({
  provider: z.enum(gatewayProviders),
  on: z.boolean(),
  live: z.boolean(),
  /** Names of the keys that are saved. */
  saved: z.array(z.string()),
})
export type GatewayState = z.infer<typeof gateway>

/** What the owner has read in the gateway's own dashboard. */
const seenThere = transactionId.optional()
const transactionMissing = { path: ['transactionId'], ...required('TrxID') }

export const settlePaymentInput = z
  .object({
    outcome: z.enum(['paid', 'not-paid']),
    transactionId: seenThere,
    /** The requested amount if left out. */
    amount: amount.optional(),
  })
  .refine((input) => input.outcome === 'not-paid' || input.transactionId, transactionMissing)
export type SettlePaymentInput = z.output<typeof settlePaymentInput>

export const refundOnlineInput = z.object({
  key: formProtection.shape.key,
  amount,
  reason: requiredText('Reason', 200),
})
export type RefundOnlineInput = z.output<typeof refundOnlineInput>

export const settleRefundInput = z
  .object({ outcome: z.enum(['paid-back', 'not-paid-back']), transactionId: seenThere })
  .refine((input) => input.outcome === 'not-paid-back' || input.transactionId, transactionMissing)
export type SettleRefundInput = z.output<typeof settleRefundInput>

const provider = z.object({ provider: z.enum(gatewayProviders, 'This payment method does not exist.') })

export const gatewayEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/gateways',
    access: 'owner',
    summary: 'Payment gateways and which of their keys are saved; the keys themselves are never returned',
    reply: dataReply(z.array(gateway)),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/gateways/{provider}',
    access: 'owner',
    summary: 'Switch a payment gateway on or off and save its keys; empty ones stay as they were',
    params: provider,
    body: gatewayInput,
    reply: doneReply,
  }),
  test: endpoint({
    method: 'POST',
    path: '/test-gateway/{provider}',
    access: 'owner',
    limit: 'form',
    summary: 'Test the saved keys and explain what is wrong with them',
    params: provider,
    reply: doneReply,
  }),
  start: endpoint({
    method: 'POST',
    path: '/start-payment/{reference}',
    access: 'public',
    limit: 'form',
    summary:
      'Start an online payment of what is due, with the key of the client’s link; returns the address to pay at',
    params: z.object({ reference: z.string().max(64) }),
    body: provider.extend({ key: z.string().max(200) }),
    status: 201,
    reply: dataReply(z.object({ url: z.string() })),
  }),
  refund: endpoint({
    method: 'POST',
    path: '/refund-online/{id}',
    access: 'owner',
    summary: 'Refund an online payment through its gateway, in full or in part',
    params: idParams,
    body: refundOnlineInput,
    status: 201,
    reply: createdReply.extend({ data: z.object({ _id: id }) }),
  }),
  seen: endpoint({
    method: 'PATCH',
    path: '/odd-payment-seen/{id}',
    access: 'owner',
    summary: 'Mark an online payment that did not match as checked',
    params: idParams,
    reply: doneReply,
  }),
  settlePayment: endpoint({
    method: 'PATCH',
    path: '/settle-payment/{id}',
    access: 'owner',
    summary:
      'Enter the outcome of an online payment that the gateway has not confirmed, as seen in its dashboard',
    params: idParams,
    body: settlePaymentInput,
    reply: doneReply,
  }),
  settleRefund: endpoint({
    method: 'PATCH',
    path: '/settle-refund/{id}',
    access: 'owner',
    summary: 'Enter the outcome of a refund that the gateway has not confirmed, as seen in its dashboard',
    params: idParams,
    body: settleRefundInput,
    reply: doneReply,
  }),
}
