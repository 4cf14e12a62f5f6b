import type { Site } from './site-settings.ts'

type Named = Pick<Site, 'brand' | 'trade'>

export const siteName = ({ brand, trade }: Named) => (trade ? `${brand} ${trade}` : brand)

/** '{page} - {brand} Photography' */
export const pageTitle = (site: Named, page: string) => `${page} - ${siteName(site)}`

/** Opens a chat with the owner, the first words already written; undefined where there is no number. */
export const whatsAppLink = ({ whatsApp }: Pick<Site, 'whatsApp'>, text: string) =>
  whatsApp ? `https://wa.me/${whatsApp}?text=${encodeURIComponent(text)}` : undefined
