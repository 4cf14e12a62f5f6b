import { whatsAppLink } from '../../../contract/shape/site.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import { t } from '../../../language/t.ts'
import { addressIn, type Language, splitLanguage } from '../../../language/languages.ts'

/** A link to chat with the owner, if there is a number. */
export function chatLinks(site: Site, text: string) {
  const href = whatsAppLink(site, text)
  return href ? [{ label: t('Chat on WhatsApp'), href }] : []
}

/** For readers whose address was typed by someone else; empty if the site has no address. */
export const notYouSentence = ({ email }: Site) =>
  email ? t('If that was not you, let me know at {email}.', { email }) : ''

/** The home page in the language of the reader. */
export const homeUrl = (publicUrl: string, language: Language) =>
  language === 'en' ? publicUrl : publicUrl + addressIn(language, '/')

/** The absolute URL of a page of this site in the language of the reader; other URLs stay as they are. */
export const absoluteUrl = (href: string, publicUrl: string, language: Language) =>
  href.startsWith('/') ? publicUrl + addressIn(language, splitLanguage(href).rest) : href

/** Removes the line breaks of typed text, for names and subjects. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
