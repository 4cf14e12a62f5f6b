import type {
  TranslatedField,
  TranslatedKind,
  TranslationChange,
} from '../../../contract/studio/translation.ts'
import type { Db } from '../../../db/open.ts'
import { hashOf } from '../../../db/text-keys.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import { readSite } from '../../platform/settings/settings.queries.ts'
import { siteRecord, siteTranslations } from '../../platform/translation/site-texts.ts'
import {
  findFormerOriginals,
  findTranslations,
  removeTranslation,
  saveTranslation,
  type TranslationKey,
} from '../../platform/translation/translation.queries.ts'
import { cleanBody, excerptOf } from '../../journal/post/post-body.ts'
import { explainTakenSlug, changeBanglaAddress, withSlugBeginning } from './bangla-address.ts'
import { findOriginals } from './originals.queries.ts'

const stateOf = (text: string, isCurrent: boolean) =>
  text === '' ? 'missing' : isCurrent ? 'current' : 'older'

type FieldWithoutFormer = Omit<TranslatedField, 'before'>

async function listSiteFields(db: Db): Promise<FieldWithoutFormer[]> {
  const found = await siteTranslations(db, await readSite(db))
  return found.map(({ place, original, text, isCurrent, version }) => ({
    field: place,
    original,
    text,
    state: stateOf(text, isCurrent),
    version,
  }))
}

/** Omits fields whose original is empty. */
async function listRecordFields(
  db: Db,
  kind: Exclude<TranslatedKind, 'site'>,
  id: string,
): Promise<FieldWithoutFormer[]> {
  const [originals, rows] = await Promise.all([findOriginals(db, kind, id), findTranslations(db, kind, [id])])
  const byField = new Map(rows.map((row) => [row.field, row]))
  return Object.entries(originals)
    .filter(([, original]) => original !== '')
    .map(([field, original]) => {
      const row = byField.get(field)
      const text = row?.text ?? ''
      const state = stateOf(text, row?.original_hash === hashOf(original))
      return { field, original, text, state, version: row?.updated_at ?? null }
    })
}

/** An outdated translation comes with the English text that it was made from. */
export async function listFields(db: Db, kind: TranslatedKind, id: string): Promise<TranslatedField[]> {
  const [fields, former] = await Promise.all([
    kind === 'site' ? listSiteFields(db) : listRecordFields(db, kind, id),
    findFormerOriginals(db, kind, kind === 'site' ? siteRecord : id),
  ])
  const compared = fields.map((field) =>
    field.state === 'older' ? { ...field, before: former.get(field.field) } : field,
  )
  return kind === 'post' ? withSlugBeginning(db, id, compared) : compared
}

async function store(db: Db, key: TranslationKey, text: string, original: string, version?: string | null) {
  if (!(await saveTranslation(db, key, text, original, version)))
    throw conflict('The Bangla was changed somewhere else since you opened it. Nothing was overwritten.')
  // Deleted only after the version check of the save.
  if (text === '') await removeTranslation(db, key)
}

/** For posts, changes the address and sanitises the body. */
async function toStore(db: Db, { kind, recordId, field }: TranslationKey, text: string) {
  if (kind !== 'post') return text
  if (field === 'slug') return changeBanglaAddress(db, recordId, text)
  return field === 'body' ? cleanBody(text) : text
}

export const translate = (
  db: Db,
  kind: TranslatedKind,
  id: string,
  { texts, versions = {} }: TranslationChange,
) =>
  db
    .transaction()
    .execute(async (trx) => {
      const recordId = kind === 'site' ? siteRecord : id
      const originals = await findOriginals(trx, kind, id)
      for (const [field, text] of Object.entries(texts)) {
        const original = Object.hasOwn(originals, field) && originals[field]
        if (!original) throw invalid(`texts.${field}`, 'There is nothing to translate here.')
        const key = { kind, recordId, field }
        await store(trx, key, await toStore(trx, key, text), original, versions[field])
        // Cards show an excerpt, without reading the whole body.
        if (field === 'body') await store(trx, { ...key, field: 'excerpt' }, excerptOf(text), original)
      }
    })
    .catch(explainTakenSlug)
