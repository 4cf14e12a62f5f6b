import type { Body } from '../../../contract/endpoint.ts'
import type { OwnerInput, setupEndpoints, SetupProgress, SetupStep } from '../../../contract/setup.ts'
import { setupSteps } from '../../../contract/setup.ts'
import type { Db } from '../../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { ownerOf, setOwner } from '../../identity/owner.ts'
import type { Passwords } from '../../identity/password.ts'
import { useSetupCode } from '../../identity/setup-code.ts'
import { never } from '../../site/setting-row.ts'
import { readSite } from '../../site/site.queries.ts'
import { readStudio } from '../../site/studio.queries.ts'
import { changeKept, findFacts, readKept } from './setup.queries.ts'

export const needsOwner = async (db: Db) => (await ownerOf(db)) === undefined

const thereIsOne = () => conflict('This site already has an owner. Please sign in.')
const notTheCode = 'This code is wrong. It is in the log of the site, from its last start.'

/** The code is used up in the transaction that makes the owner: two who have it cannot both become the owner. */
export async function makeOwner(db: Db, { code, name, email, password }: OwnerInput, passwords: Passwords) {
  if (!(await needsOwner(db))) throw thereIsOne()
  const hash = await passwords.hash(password)
  await db.transaction().execute(async (trx) => {
    if (!(await useSetupCode(trx, code))) throw invalid('code', notTheCode)
    if (!(await needsOwner(trx))) throw thereIsOne()
    await setOwner(trx, email, hash, name)
  })
}

export async function readProgress(db: Db): Promise<SetupProgress> {
  const [site, studio, kept, facts] = await Promise.all([
    readSite(db),
    readStudio(db),
    readKept(db),
    findFacts(db),
  ])
  const isDone: Record<SetupStep, boolean> = {
    name: site.owner !== '',
    phone: site.phone !== '' || site.whatsApp !== '',
    portrait: site.pictures.portrait.src !== '',
    service: Boolean(facts.service),
    days: studio.hours !== null,
    payments: studio.payments !== null,
    mail: Boolean(facts.mail),
  }
  return {
    done: setupSteps.filter((step) => isDone[step]),
    skipped: kept.skipped,
    begun: kept.version !== never || site.version !== never,
    left: kept.left,
  }
}

export const changeProgress = (db: Db, { skip, left }: Body<typeof setupEndpoints.update>) =>
  changeKept(db, (now) => ({
    skipped: skip ? [...new Set([...now.skipped, skip])] : now.skipped,
    left: left ?? now.left,
  }))
