import { z } from './zod.ts'
import { endpoint } from './endpoint.ts'
import { createdReply, dataReply, doneReply, listReply } from './envelope.ts'
import { email, id, idParams, requiredText, textOrNothing, timestamp, wholeNumber } from './fields.ts'
import { listQuery } from './paging.ts'

/** Over a mail server, or as a file in the outbox folder of the demo. */
export const delivery = z.enum(['smtp', 'outbox'])
export type Delivery = z.infer<typeof delivery>

/** How new mails are sent; with 'none' they wait for a mail server. */
export const sending = z.enum([...delivery.options, 'none'])
export type Sending = z.infer<typeof sending>

const mailKind = z.enum(['booking', 'message', 'reply', 'reset', 'review', 'gallery', 'test'])
export type MailKind = z.infer<typeof mailKind>

const listedStates = ['waiting', 'failed', 'sent'] as const

/** Waiting for its first or next attempt; failed for good; handed to a mail server; written to the outbox. */
export const mailState = z.enum([...listedStates, 'outbox'])
export type MailState = z.infer<typeof mailState>

const mail = z.object({
  _id: id,
  kind: mailKind,
  to: z.string(),
  subject: z.string(),
  state: mailState,
  date: timestamp,
  sentAt: timestamp.nullable(),
  attempts: z.int().min(0),
  /** Why the last attempt failed. */
  problem: z.string().nullable(),
  nextTry: timestamp.nullable(),
})
export type Mail = z.infer<typeof mail>

const wholeMail = mail.extend({
  /** Null for mails with a link that opens an account: only their recipient may read them. */
  text: z.string().nullable(),
  html: z.string().nullable(),
})
export type WholeMail = z.infer<typeof wholeMail>

export const mailCounts = z.object({ waiting: z.int().min(0), failed: z.int().min(0), sent: z.int().min(0) })
export type MailCounts = z.infer<typeof mailCounts>

/** STARTTLS on a plain connection, TLS from the start, or neither. */
const security = z.enum(['starttls', 'tls', 'none'])

export const mailServerInput = z.object({
  host: requiredText('Server', 253).regex(
    /^[\p{L}\p{N}.-]+$/u,
    'Enter the name of the server, such as smtp.example.com.',
  ),
  port: wholeNumber('Port', 65_535).refine((port) => port > 0, 'Port is at least 1.'),
  security,
  user: textOrNothing('User', 254),
  /** An empty field keeps the saved password. */
  password: textOrNothing('Password', 500),
  /** The sender of emails. */
  from: email,
})
export type MailServerInput = z.output<typeof mailServerInput>

/** What the owner has saved, without the password, which is encrypted. */
const mailServer = mailServerInput.omit({ password: true }).extend({ hasPassword: z.boolean() })
export type MailServer = z.infer<typeof mailServer>

/** How mails are sent, their sender, and where answers arrive. */
const mailSetup = z.object({
  sending,
  /** Set by environment variables, which take precedence over what is saved. */
  isFixed: z.boolean(),
  server: mailServer.nullable(),
  /** Empty until there is one. */
  from: z.string(),
  answers: z.string(),
  owner: z.string(),
})
export type MailSetup = z.infer<typeof mailSetup>

export const testMailInput = z.object({ to: email })

export const mailEndpoints = {
  setup: endpoint({
    method: 'GET',
    path: '/mail-setup',
    access: 'owner',
    summary: 'How emails are sent, their sender, and where answers arrive',
    reply: dataReply(mailSetup),
  }),
  saveServer: endpoint({
    method: 'PATCH',
    path: '/update-mail-server',
    access: 'owner',
    summary: 'Save the mail server, unless environment variables set it',
    body: mailServerInput,
    reply: doneReply,
  }),
  test: endpoint({
    method: 'POST',
    path: '/test-mail',
    access: 'owner',
    limit: 'form',
    summary: 'Send a test email',
    body: testMailInput,
    status: 201,
    reply: createdReply,
  }),
  list: endpoint({
    method: 'GET',
    path: '/mails',
    access: 'owner',
    summary: 'Emails that were sent, are waiting or have failed',
    query: listQuery.extend({ state: z.enum(listedStates, 'State is waiting, failed or sent.').optional() }),
    reply: listReply(mail).extend({ counts: mailCounts, sending }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/mails/{id}',
    access: 'owner',
    summary: 'One email with its text',
    params: idParams,
    reply: dataReply(wholeMail),
  }),
  retry: endpoint({
    method: 'PATCH',
    path: '/retry-mail/{id}',
    access: 'owner',
    summary: 'Try to send an email again now, even one that has failed for good',
    params: idParams,
    reply: doneReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-mail/{id}',
    access: 'owner',
    summary: 'Delete an email permanently; a waiting one is no longer sent',
    params: idParams,
    reply: doneReply,
  }),
}
