import { z } from '../shape/zod.ts'
import { languages } from '../../language/languages.ts'
import { endpoint } from '../shape/endpoint.ts'
import { countReply, createdReply, dataReply, doneReply, listReply } from '../shape/envelope.ts'
import { email, id, idParams, requiredText, timestamp } from '../shape/fields.ts'
import { formProtection } from '../shape/form-protection.ts'
import { requestCounts, requestFilter, requestQuery } from '../shape/paging.ts'
import { reply, replyInput } from './reply.ts'

export const message = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The language that its sender wrote in and is answered in. */
  language: z.enum(languages),
  date: timestamp,
  resolved: z.boolean(),
  /** When it was marked as solved, if known. */
  resolvedAt: timestamp.nullable(),
  /** Why it was taken for spam, only for the owner; empty if it was not. */
  spamSigns: z.array(z.string()),
})
export type Message = z.infer<typeof message>

export const messageInput = formProtection.extend({
  name: requiredText('Name', 120),
  email,
  subject: requiredText('Subject', 200),
  message: requiredText('Message', 10_000),
})
export type MessageInput = z.output<typeof messageInput>

export const messageEndpoints = {
  add: endpoint({
    method: 'POST',
    path: '/contact-form',
    access: 'public',
    limit: 'form',
    summary: 'Send a message to the owner',
    body: messageInput,
    status: 201,
    reply: createdReply,
  }),
  list: endpoint({
    method: 'GET',
    path: '/contact-form',
    access: 'user',
    summary:
      'Messages: all for the owner, their own for a customer; `search` looks in name, email, subject and text',
    query: requestQuery,
    reply: listReply(message).extend({ counts: requestCounts }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/contact-form/{id}',
    access: 'user',
    summary: 'One message',
    params: idParams,
    reply: dataReply(message).extend({ replies: z.array(reply) }),
  }),
  solve: endpoint({
    method: 'PATCH',
    path: '/solved-contact/{id}',
    access: 'owner',
    summary: 'Mark a message as solved',
    params: idParams,
    reply: doneReply,
  }),
  reopen: endpoint({
    method: 'PATCH',
    path: '/pending-contact/{id}',
    access: 'owner',
    summary: 'Mark a message as pending again',
    params: idParams,
    reply: doneReply,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/contact-reply/{id}',
    access: 'owner',
    summary: 'Answer a message by mail, and mark it as solved if `solve` is true',
    params: idParams,
    body: replyInput,
    status: 201,
    reply: createdReply,
  }),
  notSpam: endpoint({
    method: 'PATCH',
    path: '/not-spam-contact/{id}',
    access: 'owner',
    summary: 'Move a message out of spam; its mails are sent then',
    params: idParams,
    reply: doneReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-contact/{id}',
    access: 'owner',
    summary: 'Delete a message permanently, with its replies and emails',
    params: idParams,
    reply: doneReply,
  }),
  export: endpoint({
    method: 'GET',
    path: '/contact-export',
    access: 'owner',
    summary: 'The list as CSV, newest first',
    query: requestFilter,
    type: 'text/csv',
    reply: z.string(),
  }),
  count: endpoint({
    method: 'GET',
    path: '/message-count',
    access: 'user',
    summary: 'The number of messages: all for the owner, their own for a customer',
    reply: countReply,
  }),
}
