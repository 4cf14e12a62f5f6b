import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { Service } from '../../../../contract/service.ts'
import { type Content, hasAbout, siteName } from '../../../../contract/site.ts'
import type { SavedSite } from '../../../../contract/site-settings.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { CalendarCheck, Check, Lock } from '../../../ui/admin/icons.tsx'
import { Switch } from '../../../ui/admin/switch.tsx'
import { Eye } from '../../../ui/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Price } from '../../../ui/price.tsx'
import { toast } from '../../../ui/toast.ts'
import { t } from '../../../../language/t.ts'
import { inSentences } from '../../../../language/in-sentences.ts'

interface VisitorsSeeProps {
  site: SavedSite
  content: Content
  /** The newest one. */
  service?: Service
  publicUrl: string
  onSaved: () => void
}

const shownOf = (site: SavedSite, service?: Service) =>
  [
    t('your name'),
    service && t('your services'),
    site.phone && t('phone'),
    site.whatsApp && t('WhatsApp'),
    site.pictures.portrait.src && t('portrait'),
  ].filter(Boolean)

const leftOutOf = (site: SavedSite, { services, posts }: Content) =>
  [
    !services && t('Services'),
    !hasAbout(site) && t('About'),
    !posts && t('Blog'),
    site.clients.length === 0 && t('Clients'),
    site.slides.length === 0 && t('Slides'),
  ].filter(Boolean)

/** The site as it is at this moment, small. */
export function VisitorsSee({ site, content, service, publicUrl, onSaved }: VisitorsSeeProps) {
  const picture = site.slides[0]?.picture.src || service?.thumbnail || site.pictures.portrait.src
  const leftOut = leftOutOf(site, content)
  // The switch shows what was asked for; a site that could not be changed shows what it is again.
  const [closed, setClosed] = useState(site.closed)
  const close = async (next: boolean) => {
    setClosed(next)
    try {
      await signedCall(api.site.update, { body: { closed: next } })
      onSaved()
    } catch (error) {
      setClosed(site.closed)
      toast.error((error as Error).message)
    }
  }
  return (
    <aside className="adm-column adm-aside" aria-labelledby="seen-title">
      <div className="adm-seen-head">
        <h2 id="seen-title">{t('What visitors see meanwhile')}</h2>
        <PageLink className="adm-link" to="/">
          {t('Open')}
        </PageLink>
      </div>
      <div className="adm-seen-site">
        <p className="adm-seen-url">
          <Lock className="icon-s" />
          {new URL(publicUrl).host}
        </p>
        {closed ? (
          <p className="adm-seen-name">
            {siteName(site)}
            <span>{t('Opening soon')}</span>
          </p>
        ) : (
          <>
            <div className="adm-seen-pic">
              {picture && <img src={picture} alt="" />}
              <span>{siteName(site)}</span>
            </div>
            {service && (
              <div className="adm-seen-card">
                <b>{service.title}</b>
                <span className="adm-cell-s">{service.details}</span>
                <Price amount={service.price} />
              </div>
            )}
          </>
        )}
      </div>
      <Switch
        label={t('The site is open')}
        hint={closed ? t("Visitors see 'Opening soon'.") : t('Visitors see what you have filled in.')}
        checked={!closed}
        onChange={(open) => void close(!open)}
      />
      <ul className="adm-seen">
        <li>
          <Check />
          <span>
            <b>{t('Shown:')}</b> {shownOf(site, service).join(', ')}
          </span>
        </li>
        <li>
          <CalendarCheck />
          <span>
            <b>{t('Requests:')}</b>{' '}
            {service ? t('open, on the page of each service') : t('from your first service on')}
          </span>
        </li>
        {leftOut.length > 0 && (
          <li>
            <Eye />
            <span>
              <b>{t('Left out until you fill it:')}</b>{' '}
              {inSentences(leftOut.join(', '), t('No empty page is linked.'))}
            </span>
          </li>
        )}
      </ul>
    </aside>
  )
}
