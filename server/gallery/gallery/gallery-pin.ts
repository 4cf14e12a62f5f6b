import type { Db } from '../../../db/open.ts'
import { withQueuePlace, queuePlaceOf } from '../../platform/identity/fair-queue.ts'
import {
  resetGuesses,
  guess,
  pinBudgets,
  sharedPinBudgets,
  lockedUntil,
} from '../../platform/identity/guesses.ts'
import type { Passwords } from '../../platform/identity/password.ts'
import { queuePinLockMail } from './gallery-mails.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { type GalleryRow, type LinkRole, roleOfAnyPass, versionOf } from './gallery-key.ts'

/** Guests and clients have separate budgets, and a new link or PIN starts with full ones. */
const doorOf = (row: GalleryRow, role: LinkRole) =>
  `${row.id} ${role} ${versionOf(row, role)} ${row.pin_version}`

/** The budgets that all new devices share, of both links. */
const sharedBudgets = (row: GalleryRow) =>
  (['client', 'guest'] as const).flatMap((role) => sharedPinBudgets(doorOf(row, role)))

export interface PinSafe {
  pins: Passwords
  vault: Vault
}

/** The hash is what a typed PIN is compared with; the owner reads the sealed one and passes it on. */
export const pinColumns = async ({ pins, vault }: PinSafe, pin: string | null | undefined) =>
  pin ? { pin_hash: await pins.hash(pin), pin_sealed: vault.seal(pin) } : { pin_hash: null, pin_sealed: null }
export type PinColumns = Awaited<ReturnType<typeof pinColumns>>

interface Typed {
  role: LinkRole
  pin: string
  network: string
  /** From an earlier visit with this device; it may have expired. */
  pass: string | undefined
}

/** Whether the PIN is right. The owner gets one mail when new devices have used up the guesses of a week. */
export async function provePin(
  db: Db,
  pins: Passwords,
  row: GalleryRow,
  { role, pin, network, pass }: Typed,
) {
  const device = pass && (await roleOfAnyPass(db, row, pass)) === role ? pass : undefined
  const { result, usedUp } = await guess(
    db,
    pinBudgets(doorOf(row, role), { network, device }),
    (isFirst) =>
      withQueuePlace(queuePlaceOf(network, { device, isFirst }), () =>
        pins.verify({ hash: row.pin_hash!, password: pin }),
      ),
    (isRight) => !isRight,
  )
  const week = usedUp.find(({ isOfWeek }) => isOfWeek)
  if (week) await db.transaction().execute((trx) => queuePinLockMail(trx, row, week.most))
  return result
}

/** Until when new devices have to wait; undefined while they do not. */
export const pinLockedUntil = (db: Db, row: GalleryRow) =>
  lockedUntil(
    db,
    sharedBudgets(row).filter(({ isOfWeek }) => isOfWeek),
  )

export const forgetPinGuesses = (db: Db, row: GalleryRow) => resetGuesses(db, sharedBudgets(row))
