import type { Booking } from '../../../contract/booking/booking.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import type { Db } from '../../../db/open.ts'
import { currentLanguage } from '../../../language/current.ts'
import type { Language } from '../../../language/languages.ts'
import { inLanguage } from '../http/language.ts'
import { readSite } from '../settings/site.queries.ts'
import { readStudio } from '../settings/studio.queries.ts'
import { inReadersLanguage } from '../translation/in-readers-language.ts'
import { siteInReadersLanguage } from '../translation/site-texts.ts'
import { findReader } from '../settings/user.queries.ts'

/** Writes in the language of whoever reads it, about the site as they read it, whoever set it off. */
export const writeIn = <T>(db: Db, language: Language, write: (site: Site) => T | Promise<T>) =>
  inLanguage(language, async () => write(await siteInReadersLanguage(db, await readSite(db))))

/** In the language that the owner has chosen for the studio. */
export const writeToOwner = async <T>(db: Db, write: (site: Site) => T | Promise<T>) =>
  writeIn(db, (await readStudio(db)).language, write)

/** The owner has chosen it for the whole studio, everybody else for themselves. */
export async function languageOfAccount(db: Db, email: string): Promise<Language> {
  const account = await findReader(db, email)
  if (account?.role === 'owner') return (await readStudio(db)).language
  return account?.language ?? currentLanguage()
}

/** The booking as the client reads it: with the name that its service has in their language. */
export async function asClientReads(db: Db, booking: Booking): Promise<Booking> {
  if (!booking.serviceId) return booking
  const [read] = await inReadersLanguage(db, 'service', [booking], ({ serviceId }) => serviceId!, {
    title: 'serviceTitle',
  })
  return read!
}
