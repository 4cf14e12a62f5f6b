import { t } from '../../language/t.ts'
import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { createdReply, dataReply, doneReply, listReply } from '../shape/envelope.ts'
import { id, idParams, requiredText, timestamp, version } from '../shape/fields.ts'
import { inBraces, placeholders, unknownPlaceholders } from '../shape/placeholders.ts'

/** A saved reply with placeholders. */
const replyTemplate = z.object({
  _id: id,
  name: z.string(),
  body: z.string(),
  solves: z.boolean(),
  version: timestamp,
})
export type ReplyTemplate = z.infer<typeof replyTemplate>

export const replyTemplateInput = z.object({
  name: requiredText('Name', 80),
  /** Whether sending it marks the request as solved. */
  solves: z.boolean().default(false),
  body: requiredText('Reply', 10_000).superRefine((text, context) => {
    const unknown = unknownPlaceholders(text)
    if (unknown.length === 0) return
    const [named, known] = [inBraces(unknown), inBraces(placeholders)]
    context.addIssue({
      code: 'custom',
      message:
        unknown.length === 1
          ? t('{unknown} is not a known placeholder. Known are {known}.', { unknown: named, known })
          : t('{unknown} are not known placeholders. Known are {known}.', { unknown: named, known }),
    })
  }),
})
export type ReplyTemplateInput = z.output<typeof replyTemplateInput>

const replyTemplateChange = replyTemplateInput.extend({ version })
export type ReplyTemplateChange = z.output<typeof replyTemplateChange>

export const replyTemplateEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/reply-templates',
    access: 'owner',
    summary: 'Saved replies, by name',
    reply: listReply(replyTemplate),
  }),
  one: endpoint({
    method: 'GET',
    path: '/reply-template/{id}',
    access: 'owner',
    summary: 'One saved reply',
    params: idParams,
    reply: dataReply(replyTemplate),
  }),
  add: endpoint({
    method: 'POST',
    path: '/reply-template',
    access: 'owner',
    summary: 'Add a saved reply',
    body: replyTemplateInput,
    status: 201,
    reply: createdReply,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/reply-template/{id}',
    access: 'owner',
    summary: 'Change a saved reply',
    params: idParams,
    body: replyTemplateChange,
    reply: doneReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/reply-template/{id}',
    access: 'owner',
    summary: 'Delete a saved reply',
    params: idParams,
    reply: doneReply,
  }),
}
