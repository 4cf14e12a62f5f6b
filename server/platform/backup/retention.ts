import { dayInDhaka } from '../../../contract/shape/dates.ts'
import { backupWeeks } from '../../config.ts'

interface DatedBackup {
  madeAt: string
}

const dailies = 7

const dayMs = 86_400_000

/** The Sunday on which the week of a day begins. */
function weekOf(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(date.getTime() - date.getUTCDay() * dayMs).toISOString().slice(0, 10)
}

/** The newest backup of each of the latest `periods` periods that have one. */
function newestOf<B extends DatedBackup>(
  newestFirst: B[],
  periodOf: (day: string) => string,
  periods: number,
) {
  const newest = new Map<string, B>()
  for (const backup of newestFirst) {
    const period = periodOf(dayInDhaka(new Date(backup.madeAt)))
    if (!newest.has(period)) newest.set(period, backup)
  }
  return [...newest.values()].slice(0, periods)
}

/**
 * The daily backups to remove: all but the newest of each of the last seven days and of the last four weeks. Only days and
 * weeks with a backup count, so that a site that was off for a month loses none.
 */
export function outdatedBackups<B extends DatedBackup>(backups: B[]): B[] {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt))
  const kept = new Set([
    ...newestOf(newestFirst, (day) => day, dailies),
    ...newestOf(newestFirst, weekOf, backupWeeks),
  ])
  return newestFirst.filter((backup) => !kept.has(backup))
}
