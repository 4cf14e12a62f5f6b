import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { countReply, createdReply, dataReply, doneReply, listReply } from './envelope.ts'
import { email, id, idParams, requiredText, timestamp } from './fields.ts'
import { formMarks } from './form-marks.ts'
import { requestCounts, requestQuery } from './paging.ts'

export const message = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  date: timestamp,
  resolved: z.boolean(),
})
export type Message = z.infer<typeof message>

export const messageInput = formMarks.extend({
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
    reply: dataReply(message),
  }),
  solve: endpoint({
    method: 'PATCH',
    path: '/solved-contact/{id}',
    access: 'owner',
    summary: 'Mark a message as solved',
    params: idParams,
    reply: doneReply,
  }),
  count: endpoint({
    method: 'GET',
    path: '/message-count',
    access: 'user',
    summary: 'How many messages there are: all for the owner, their own for a customer',
    reply: countReply,
  }),
}
