import { whatsAppLink } from '../../../contract/shape/site.ts'
import type { Site } from '../../../contract/shape/site-settings.ts'
import { t } from '../../../language/t.ts'

/** The way to a chat with the owner, where there is a number. */
export function chatLinks(site: Site, text: string) {
  const href = whatsAppLink(site, text)
  return href ? [{ label: t('Chat on WhatsApp'), href }] : []
}

/** Whom to tell that somebody else typed this address, where the owner has said so. */
export const notYou = ({ email }: Site) =>
  email ? t('If that was not you, let me know at {email}.', { email }) : ''
