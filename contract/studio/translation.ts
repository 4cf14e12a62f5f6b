import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply, doneReply } from '../shape/envelope.ts'
import { timestamp } from '../shape/fields.ts'

/** Kinds of records that have Bangla texts beside the English ones. */
export const translatedKinds = [
  'service',
  'post',
  'category',
  'author',
  'picture',
  'work',
  'work-kind',
  'site',
] as const
export type TranslatedKind = (typeof translatedKinds)[number]

const params = z.object({
  kind: z.enum(translatedKinds, 'This has no translation.'),
  /** The address of a picture, the slug of a kind of work, 'site' for the settings, otherwise an id. */
  id: z.string().min(1).max(2000),
})

const states = ['missing', 'older', 'current'] as const

const translatedField = z.object({
  field: z.string(),
  original: z.string(),
  /** Empty if missing. */
  text: z.string(),
  /** The English text was changed after it was translated. */
  state: z.enum(states),
  /** The English text that was translated, if known. */
  before: z.string().optional(),
  /** For a post's address: the Bangla slug of its category; the part after the slash comes from the title. */
  beginning: z.string().optional(),
  /** Version of the stored text; null if there is none. */
  version: timestamp.nullable(),
})
export type TranslatedField = z.infer<typeof translatedField>

/** A record whose Bangla is incomplete or out of date. */
const untranslated = z.object({
  kind: z.enum(translatedKinds),
  id: z.string(),
  /** Its title in lists; empty for the settings. */
  name: z.string(),
  /** How many texts need work. */
  missing: z.int().min(0),
  older: z.int().min(0),
})
export type Untranslated = z.infer<typeof untranslated>

/** By field; an empty text falls back to English. */
const texts = z
  .record(z.string().max(200), z.string().trim().max(200_000, 'This text is too long.'))
  .refine((fields) => Object.keys(fields).length > 0, 'Enter at least one change.')

export const translationTexts = z.object({ texts })

/** With the versions they were based on, by field. */
const translationChange = translationTexts.extend({
  versions: z.record(z.string().max(200), timestamp.nullable()).optional(),
})
export type TranslationChange = z.output<typeof translationChange>

export const translationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/untranslated',
    access: 'owner',
    summary: 'Records with texts whose Bangla is missing or outdated',
    reply: dataReply(z.array(untranslated)),
  }),
  one: endpoint({
    method: 'GET',
    path: '/translation/{kind}/{id}',
    access: 'owner',
    summary: 'Every English text of a record with its Bangla, and whether that is missing or outdated',
    params,
    reply: dataReply(z.array(translatedField)),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/translate/{kind}/{id}',
    access: 'owner',
    summary:
      'Save Bangla texts; an empty one is removed, an unchanged one counts as up to date; with `versions`, only if nobody changed these texts in the meantime',
    params,
    body: translationChange,
    reply: doneReply,
  }),
}
