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

/** The budgets of both links, which all new devices share. */
const sharedBudgets = (row: GalleryRow) =>
  (['client', 'guest'] as const).flatMap((role) => sharedPinBudgets(doorOf(row, role)))

export interface PinSafe {
  pins: Passwords
  vault: Vault
}

/** A typed PIN is compared with the hash; the encrypted PIN is shown to the owner. */
export const pinColumns = async ({ pins, vault }: PinSafe, pin: string | null | undefined) =>
  pin ? { pin_hash: await pins.hash(pin), pin_sealed: vault.seal(pin) } : { pin_hash: null, pin_sealed: null }
export type PinColumns = Awaited<ReturnType<typeof pinColumns>>

interface PinAttempt {
  role: LinkRole
  pin: string
  network: string
  /** From an earlier visit on this device; it may have expired. */
  pass: string | undefined
}

/** Whether the PIN is right. The owner gets one mail when new devices have used up the guesses of a week. */
export async function provePin(
  db: Db,
  pins: Passwords,
  row: GalleryRow,
  { role, pin, network, pass }: PinAttempt,
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

/** When new devices may try again; undefined if they are not locked. */
export const pinLockedUntil = (db: Db, row: GalleryRow) =>
  lockedUntil(
    db,
    sharedBudgets(row).filter(({ isOfWeek }) => isOfWeek),
  )

export const resetPinGuesses = (db: Db, row: GalleryRow) => resetGuesses(db, sharedBudgets(row))
