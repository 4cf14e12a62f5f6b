import { describe, expect, inject, it } from 'vitest'
import { sql } from 'kysely'
import { createFullSite } from '../../platform/backup/testing/full-site.ts'

/** `replace` in SQLite could bypass triggers on delete. */
describe.runIf(inject('engine') === 'sqlite')('a row of an append-only table', async () => {
  if (inject('engine') !== 'sqlite') return
  const { database } = (await createFullSite()).app
  const { db } = database
  const raw = async (statement: string) =>
    (await sql.raw<Record<string, unknown>>(statement).execute(db)).rows

  const quoted = (value: unknown) =>
    value === null
      ? 'null'
      : typeof value === 'number'
        ? String(value)
        : `'${String(value).replaceAll("'", "''")}'`

  describe.each(['payment', 'document', 'acceptance', 'offer'])('of %s', (table) => {
    const read = () => raw(`select * from ${table} order by 1`)

    it('cannot be replaced by a row with any of its unique keys, or its rowid', async () => {
      const before = await read()
      const kept = table === 'offer' ? `status <> 'draft'` : '1'
      const indexes = await raw(`select name from pragma_index_list('${table}') where "unique"`)
      const keys = await Promise.all(
        indexes.map(async ({ name }) =>
          (await raw(`select name from pragma_index_info('${String(name)}')`)).map((one) => String(one.name)),
        ),
      )
      expect(keys.length).toBeGreaterThan(0)
      for (const key of [...keys, ['rowid']]) {
        const some = key.map((name) => `${name} is not null`).join(' and ')
        for (const row of await raw(`select rowid, * from ${table} where ${kept} and ${some}`)) {
          // A row that shares only this key, as far as the constraints allow.
          const other: Record<string, unknown> = { ...row }
          if (!key.includes('rowid')) delete other.rowid
          for (const name of ['id', 'offer_id', 'number', 'idempotency_key', 'transaction_id'])
            if (name in other && other[name] !== null && !key.includes(name) && table !== 'acceptance')
              other[name] = name === 'offer_id' ? other[name] : `${String(other[name])}-other`
          const columns = Object.keys(other).join(', ')
          const values = Object.values(other).map(quoted).join(', ')
          for (const verb of ['insert or replace', 'replace'])
            await expect(raw(`${verb} into ${table} (${columns}) values (${values})`)).rejects.toThrow(
              'row_is_there',
            )
        }
      }
      expect(await read()).toEqual(before)
    })
  })

  it('is also refused on another connection with other settings', async () => {
    const { DatabaseSync } = await import('node:sqlite')
    const [{ file }] = (await raw(`select file from pragma_database_list where name = 'main'`)) as [
      { file: string },
    ]
    if (!file) return
    const other = new DatabaseSync(file)
    other.exec('pragma recursive_triggers = off; pragma foreign_keys = off')
    expect(() => other.exec(`insert or replace into payment select * from payment limit 1`)).toThrow(
      'row_is_there',
    )
    other.close()
  })
})
