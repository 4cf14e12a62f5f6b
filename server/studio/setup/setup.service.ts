import type { Body } from '../../../contract/shape/endpoint.ts'
import {
  type OwnerInput,
  type setupEndpoints,
  type SetupProgress,
  type SetupStep,
  setupSteps,
} from '../../../contract/studio/setup.ts'
import type { Db } from '../../../db/open.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import { findOwnerEmail } from '../../platform/settings/user.queries.ts'
import { setOwner } from '../../platform/identity/owner.ts'
import type { Passwords } from '../../platform/identity/password.ts'
import { useSetupCode } from '../../platform/identity/setup-code.ts'
import type { MailServerSettings } from '../../platform/mail/mail-server.ts'
import { unsavedVersion } from '../../platform/settings/setting-row.ts'
import { readSite, readStudio } from '../../platform/settings/settings.queries.ts'
import { changeKept, hasService, readKept } from './setup.queries.ts'

export const needsOwner = async (db: Db) => (await findOwnerEmail(db)) === undefined

const thereIsOne = () => conflict('This site already has an owner. Please sign in.')
const notTheCode =
  'This code is wrong. The right one is in the site’s log, where it was written at the last start.'

/** The code is used up in the transaction that makes the owner: two who have it cannot both become the owner. */
export async function makeOwner(db: Db, { code, email, password }: OwnerInput, passwords: Passwords) {
  if (!(await needsOwner(db))) throw thereIsOne()
  const hash = await passwords.hash(password)
  await db.transaction().execute(async (trx) => {
    if (!(await useSetupCode(trx, code))) throw invalid('code', notTheCode)
    if (!(await needsOwner(trx))) throw thereIsOne()
    await setOwner(trx, email, hash)
  })
}

export async function readProgress(db: Db, mailServer: MailServerSettings): Promise<SetupProgress> {
  const [site, studio, kept, service, sending] = await Promise.all([
    readSite(db),
    readStudio(db),
    readKept(db),
    hasService(db),
    mailServer.sending(),
  ])
  const isDone: Record<SetupStep, boolean> = {
    name: site.owner !== '',
    portrait: site.pictures.portrait.src !== '',
    service,
    days: studio.hours !== null,
    promises: kept.promised,
    payments: studio.payments !== null,
    mail: sending === 'smtp',
  }
  return {
    done: setupSteps.filter((step) => isDone[step]),
    skipped: setupSteps.filter((step) => kept.skipped.includes(step)),
    begun: kept.version !== unsavedVersion || site.version !== unsavedVersion,
    left: kept.left,
  }
}

export const changeProgress = (db: Db, { skip, promised, left }: Body<typeof setupEndpoints.update>) =>
  changeKept(db, (now) => ({
    skipped: skip ? [...new Set([...now.skipped, skip])] : now.skipped,
    promised: promised ?? now.promised,
    left: left ?? now.left,
  }))
