import type { Booking } from '../../../contract/booking/booking.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import { currentLanguage } from '../../../language/current.ts'
import type { Language } from '../../../language/languages.ts'
import { inLanguage } from '../http/language.ts'
import { readSite, readStudio } from '../settings/settings.queries.ts'
import { inReadersLanguage } from '../translation/in-readers-language.ts'
import { siteInReadersLanguage } from '../translation/site-texts.ts'
import { findOwnerEmail, findRoleAndLanguage } from '../settings/user.queries.ts'

/** Writes a letter in the language of its reader, with the texts of the site in that language. */
export const writeIn = <T>(db: Db, language: Language, write: (site: Site) => T | Promise<T>) =>
  inLanguage(language, async () => write(await siteInReadersLanguage(db, await readSite(db))))

/** Writes a letter in the language that the owner has chosen for the studio. */
export const writeToOwner = async <T>(db: Db, write: (site: Site) => T | Promise<T>) =>
  writeIn(db, (await readStudio(db)).language, write)

/** The language of an account; for the owner it is a setting of the studio. */
export async function languageOfAccount(db: Db, email: string): Promise<Language> {
  const account = await findRoleAndLanguage(db, email)
  if (account?.role === 'owner') return (await readStudio(db)).language
  return account?.language ?? currentLanguage()
}

/** The booking with the title of its service in the current language. */
export async function withTranslatedService(db: Db, booking: Booking): Promise<Booking> {
  if (!booking.serviceId) return booking
  const [read] = await inReadersLanguage(db, 'service', [booking], ({ serviceId }) => serviceId!, {
    title: 'serviceTitle',
  })
  return read!
}

/** Where mails to the owner go. */
export const ownerAddress = async (db: Db) => (await findOwnerEmail(db)) ?? (await readSite(db)).email
