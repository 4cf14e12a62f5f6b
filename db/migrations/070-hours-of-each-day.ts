import type { Migration } from './migration.ts'

interface SameHours {
  days: number[]
  from: string
  until: string
}

/** Each day of the week has hours of its own; until now all that were worked had the same. */
export const hoursOfEachDay: Migration = async (db) => {
  const saved = await db.selectFrom('setting').select('value').where('name', '=', 'studio').executeTakeFirst()
  if (!saved) return
  const studio = JSON.parse(saved.value) as { hours?: SameHours | null }
  if (!studio.hours) return
  const { days, from, until } = studio.hours
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ open: days.includes(day), from, until }))
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify({ ...studio, hours }) })
    .where('name', '=', 'studio')
    .execute()
}
