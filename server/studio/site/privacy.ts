import type { Privacy } from '../../../contract/shape/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import { backupWeeks, type Config } from '../../config.ts'
import type { Gateways } from '../../billing/providers/gateways.ts'
import { readStudio } from '../../platform/settings/settings.queries.ts'
import { waysByHand } from '../../billing/payment/ways-by-hand.ts'

/** Derived from the settings that the jobs use, so that the privacy page is always true. */
export async function readPrivacy(db: Db, gateways: Gateways, config: Config): Promise<Privacy> {
  const [all, { payments }] = await Promise.all([gateways.list(), readStudio(db)])
  const { retention, social, firebase, dailyBackup } = config
  return {
    days: {
      mails: retention.mailDays,
      visits: retention.activityDays,
      waiting: retention.waitingDays,
      backups: dailyBackup ? backupWeeks * 7 : 0,
    },
    gateways: all.filter(({ on }) => on).map(({ provider }) => provider),
    transfers: waysByHand(payments).some(({ way }) => way !== 'cash'),
    accounts: firebase
      ? ['firebase']
      : (['google', 'github'] as const).filter((provider) => provider in social),
  }
}
