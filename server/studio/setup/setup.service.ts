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
import { changeSetupState, hasService, readSetupState } from './setup.queries.ts'

export const needsOwner = async (db: Db) => (await findOwnerEmail(db)) === undefined

const alreadyOwned = () => conflict('This site already has an owner. Please sign in.')
const wrongCode =
  'This code is wrong. The right one is in the site’s log, where it was written at the last start.'

/**
 * The code is used up in the transaction that creates the owner, so that two people with the code cannot both succeed.
 */
export async function makeOwner(db: Db, { code, email, password }: OwnerInput, passwords: Passwords) {
  if (!(await needsOwner(db))) throw alreadyOwned()
  const hash = await passwords.hash(password)
  await db.transaction().execute(async (trx) => {
    if (!(await useSetupCode(trx, code))) throw invalid('code', wrongCode)
    if (!(await needsOwner(trx))) throw alreadyOwned()
    await setOwner(trx, email, hash)
  })
}

export async function readProgress(db: Db, mailServer: MailServerSettings): Promise<SetupProgress> {
  const [site, studio, state, service, sending] = await Promise.all([
    readSite(db),
    readStudio(db),
    readSetupState(db),
    hasService(db),
    mailServer.sending(),
  ])
  const isDone: Record<SetupStep, boolean> = {
    name: site.owner !== '',
    portrait: site.pictures.portrait.src !== '',
    service,
    days: studio.hours !== null,
    promises: state.promised,
    payments: studio.payments !== null,
    mail: sending === 'smtp',
  }
  return {
    done: setupSteps.filter((step) => isDone[step]),
    skipped: setupSteps.filter((step) => state.skipped.includes(step)),
    begun: state.version !== unsavedVersion || site.version !== unsavedVersion,
    left: state.left,
  }
}

export const changeProgress = (db: Db, { skip, promised, left }: Body<typeof setupEndpoints.update>) =>
  changeSetupState(db, (now) => ({
    skipped: skip ? [...new Set([...now.skipped, skip])] : now.skipped,
    promised: promised ?? now.promised,
    left: left ?? now.left,
  }))
