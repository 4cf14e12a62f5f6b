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
import { explainTaken, moveBanglaAddress, withBeginning } from './bangla-address.ts'
import { findOriginals } from './originals.queries.ts'

const stateOf = (text: string, isCurrent: boolean) =>
  text === '' ? 'missing' : isCurrent ? 'current' : 'older'

type Listed = Omit<TranslatedField, 'before'>

async function listSiteFields(db: Db): Promise<Listed[]> {
  const found = await siteTranslations(db, await readSite(db))
  return found.map(({ place, original, text, isCurrent, version }) => ({
    field: place,
    original,
    text,
    state: stateOf(text, isCurrent),
    version,
  }))
}

/** Fields whose original is empty have nothing to be translated. */
async function listRecordFields(
  db: Db,
  kind: Exclude<TranslatedKind, 'site'>,
  id: string,
): Promise<Listed[]> {
  const [originals, rows] = await Promise.all([findOriginals(db, kind, id), findTranslations(db, kind, [id])])
  const said = new Map(rows.map((row) => [row.field, row]))
  return Object.entries(originals)
    .filter(([, original]) => original !== '')
    .map(([field, original]) => {
      const row = said.get(field)
      const text = row?.text ?? ''
      const state = stateOf(text, row?.original_hash === hashOf(original))
      return { field, original, text, state, version: row?.updated_at ?? null }
    })
}

/** Beside an older translation stands the English that it was made of. */
export async function listFields(db: Db, kind: TranslatedKind, id: string): Promise<TranslatedField[]> {
  const [fields, former] = await Promise.all([
    kind === 'site' ? listSiteFields(db) : listRecordFields(db, kind, id),
    findFormerOriginals(db, kind, kind === 'site' ? siteRecord : id),
  ])
  const compared = fields.map((field) =>
    field.state === 'older' ? { ...field, before: former.get(field.field) } : field,
  )
  return kind === 'post' ? withBeginning(db, id, compared) : compared
}

async function put(db: Db, key: TranslationKey, text: string, original: string, version?: string | null) {
  if (!(await saveTranslation(db, key, text, original, version)))
    throw conflict('The Bangla was changed somewhere else since you opened it. Nothing was overwritten.')
  // Only once nobody else can have changed it.
  if (text === '') await removeTranslation(db, key)
}

/** Of a post, the address moves, and the body is cleaned. */
async function toStore(db: Db, { kind, recordId, field }: TranslationKey, text: string) {
  if (kind !== 'post') return text
  if (field === 'slug') return moveBanglaAddress(db, recordId, text)
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
        await put(trx, key, await toStore(trx, key, text), original, versions[field])
        // Cards show the beginning of a text without reading all of it.
        if (field === 'body') await put(trx, { ...key, field: 'excerpt' }, excerptOf(text), original)
      }
    })
    .catch(explainTaken)
