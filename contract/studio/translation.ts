import { z } from '../shape/zod.ts'
import { endpoint } from '../shape/endpoint.ts'
import { dataReply, doneReply } from '../shape/envelope.ts'
import { timestamp } from '../shape/fields.ts'

/** What has Bangla beside its English. */
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
  /** Of a picture its address, of a kind of work its slug, of the settings 'site'. */
  id: z.string().min(1).max(2000),
})

const states = ['missing', 'older', 'current'] as const

const translatedField = z.object({
  field: z.string(),
  original: z.string(),
  /** Empty where it is missing. */
  text: z.string(),
  /** Older than its original, where that was changed since. */
  state: z.enum(states),
  /** The English that an older one was made of, where it is known. */
  before: z.string().optional(),
  /** Of an address, its part before the slash as Bangla would have it: what follows is made of the title. */
  beginning: z.string().optional(),
  /** Of what is stored for this field; null while nothing is. */
  version: timestamp.nullable(),
})
export type TranslatedField = z.infer<typeof translatedField>

/** Something whose Bangla is not complete, or not up to date. */
const untranslated = z.object({
  kind: z.enum(translatedKinds),
  id: z.string(),
  /** What lists call it; empty for the settings. */
  name: z.string(),
  /** How many texts. */
  missing: z.int().min(0),
  older: z.int().min(0),
})
export type Untranslated = z.infer<typeof untranslated>

/** By field; what is empty is shown in English again. */
const texts = z
  .record(z.string().max(200), z.string().trim().max(200_000, 'This text is too long.'))
  .refine((fields) => Object.keys(fields).length > 0, 'Enter at least one change.')

export const translationTexts = z.object({ texts })

/** With the versions that they were made from, by field. */
const translationChange = translationTexts.extend({
  versions: z.record(z.string().max(200), timestamp.nullable()).optional(),
})
export type TranslationChange = z.output<typeof translationChange>

export const translationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/untranslated',
    access: 'owner',
    summary: 'Everything with texts whose Bangla is missing or older than the English',
    reply: dataReply(z.array(untranslated)),
  }),
  one: endpoint({
    method: 'GET',
    path: '/translation/{kind}/{id}',
    access: 'owner',
    summary: 'Every text of something in English with its Bangla, and whether that is missing or older',
    params,
    reply: dataReply(z.array(translatedField)),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/translate/{kind}/{id}',
    access: 'owner',
    summary:
      'Write the Bangla of some texts; an empty one is removed, and the same one again is still right; with `versions`, only if nobody else changed these texts since then',
    params,
    body: translationChange,
    reply: doneReply,
  }),
}
