import { addressIn, type Language, splitLanguage } from '../../../language/languages.ts'

/** Where the site begins for whoever reads the mail. */
export const homeOf = (publicUrl: string, language: Language) =>
  language === 'en' ? publicUrl : publicUrl + addressIn(language, '/')

/** A page of this site as an address that works from a mailbox, in the language of whoever reads the mail. */
export const absolute = (href: string, publicUrl: string, language: Language) =>
  href.startsWith('/') ? publicUrl + addressIn(language, splitLanguage(href).rest) : href
