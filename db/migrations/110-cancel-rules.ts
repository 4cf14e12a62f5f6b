import type { Migration } from './migration.ts'

interface Saved {
  calendar?: { cancelNotice?: number; cancelRefund?: number; lateNotice?: number; lateKeep?: number }
}

/**
 * A refund of some percent, whenever a booking was cancelled in time, becomes what is kept of the advance; what an owner
 * has promised before stays as it was.
 */
export const cancelRules: Migration = async (db) => {
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'studio').executeTakeFirst()
  if (!row) return
  const studio = JSON.parse(row.value as string) as Saved
  if (!studio.calendar) return
  const { cancelNotice = 0, cancelRefund = 100, ...calendar } = studio.calendar
  const value = JSON.stringify({
    ...studio,
    calendar: {
      ...calendar,
      cancelNotice: cancelRefund === 100 ? cancelNotice : 365,
      lateNotice: cancelNotice,
      lateKeep: 100 - cancelRefund,
    },
  })
  await db.updateTable('setting').set({ value }).where('name', '=', 'studio').execute()
}
