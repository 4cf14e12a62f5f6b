import type { Db } from '../../../db/open.ts'
import { inLine, placeOf } from '../../identity/fair-queue.ts'
import { forgetGuesses, guess, pinBudgets, sharedPinBudgets, spentUntil } from '../../identity/guesses.ts'
import type { Passwords } from '../../identity/password.ts'
import { queuePinLockMail } from '../../mail/gallery-mails.ts'
import { type GalleryRow, type LinkRole, roleOfAnyPass, versionOf } from './gallery-key.ts'

/** Guests guess at a door of their own. A new link or a new PIN makes a new one, at which nobody has guessed yet. */
const doorOf = (row: GalleryRow, role: LinkRole) =>
  `${row.id} ${role} ${versionOf(row, role)} ${row.pin_version}`

/** What all new devices together may still guess, at both doors. */
const sharedBudgets = (row: GalleryRow) =>
  (['client', 'guest'] as const).flatMap((role) => sharedPinBudgets(doorOf(row, role)))

interface Typed {
  role: LinkRole
  pin: string
  network: string
  /** Which this device may have from before, also one that has run out. */
  pass: string | undefined
}

/** Whether it is the right one. The owner is told once when new devices have used up the guesses of a week. */
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
      inLine(placeOf(network, { device, isFirst }), () =>
        pins.verify({ hash: row.pin_hash!, password: pin }),
      ),
    (isRight) => !isRight,
  )
  const week = usedUp.find(({ isOfWeek }) => isOfWeek)
  if (week) await db.transaction().execute((trx) => queuePinLockMail(trx, row, week.most))
  return result
}

/** Until when new devices are kept out. */
export const pinLockedUntil = (db: Db, row: GalleryRow) =>
  spentUntil(
    db,
    sharedBudgets(row).filter(({ isOfWeek }) => isOfWeek),
  )

export const forgetPinGuesses = (db: Db, row: GalleryRow) => forgetGuesses(db, sharedBudgets(row))
