import { callAddress } from '../../../../contract/shape/phone.ts'
import { localDigits } from '../../../../language/numbers.ts'
import { siteName, whatsAppLink } from '../../../../contract/shape/site.ts'
import { useSite } from '../../../lib/root-data.ts'
import { OutsideLink } from '../../../ui/links.tsx'
import { SplitTitle } from '../../../ui/page-head.tsx'
import { t } from '../../../../language/t.ts'

/** All that visitors see before the site opens: its name, and how to contact the owner. */
export function OpeningSoon() {
  const site = useSite()
  const chat = whatsAppLink(site, t('Hello, I have seen your website.'))
  return (
    <section className="wrap opening opening-soon">
      <h1>
        <SplitTitle>{siteName(site)}</SplitTitle>
      </h1>
      <p className="lead">
        {t('Opening soon.')} {site.tagline}
      </p>
      {(site.phone || site.email || chat) && (
        <ul>
          {site.phone && (
            <li>
              <a href={callAddress(site.phone)}>{localDigits(site.phone)}</a>
            </li>
          )}
          {chat && (
            <li>
              <OutsideLink href={chat}>{t('WhatsApp')}</OutsideLink>
            </li>
          )}
          {site.email && (
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
