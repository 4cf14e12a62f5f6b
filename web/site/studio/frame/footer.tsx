import { type SiteFrame, siteName } from '../../../../contract/shape/site.ts'
import marks from '../../../assets/marks.svg?url&no-inline'
import { useCopyrightYears, useIsFilled, useSite } from '../../../lib/root-data.ts'
import { Facebook, GitHub, Instagram, Twitter } from '../../../ui/brand-icons.tsx'
import { ArrowUpRight } from '../../../ui/icons.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Brand } from './brand.tsx'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'

/** The drawn mark is used for this name only; another name is set in type. */
const drawn = 'আলোক'

const followOf = ({ social: { facebook, github } }: SiteFrame) =>
  [
    { label: t('GitHub'), href: github },
    { label: t('Facebook'), href: facebook },
  ].filter(({ href }) => href)

const profilesOf = ({ social: { facebook, instagram, twitter, github } }: SiteFrame) =>
  [
    { label: t('Facebook'), href: facebook, Icon: Facebook },
    { label: t('Instagram'), href: instagram, Icon: Instagram },
    { label: t('Twitter'), href: twitter, Icon: Twitter },
    { label: t('GitHub'), href: github, Icon: GitHub },
  ].filter(({ href }) => href)

function Mark({ name }: { name: string }) {
  if (name !== drawn) {
    return (
      <p className="foot-mark foot-mark-type" lang="bn">
        {name}
      </p>
    )
  }
  return (
    <svg className="foot-mark" viewBox="0 0 643 250" fill="currentColor" role="img" aria-label={name}>
      <use href={`${marks}#aloka`} />
    </svg>
  )
}

function Columns({ site }: { site: SiteFrame }) {
  const follow = followOf(site)
  const isFilled = useIsFilled()
  return (
    <div className="grid-12">
      <div className="foot-brand">
        <Brand />
        {site.tagline && <p lang={langOf(site.tagline)}>{site.tagline}</p>}
      </div>
      {follow.length > 0 && (
        <div className="foot-col">
          <h2>{t('Follow us')}</h2>
          <ul>
            {follow.map(({ label, href }) => (
              <li key={label}>
                <OutsideLink href={href}>
                  {label} <ArrowUpRight />
                </OutsideLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="foot-col">
        <h2>{t('Useful Links')}</h2>
        <ul>
          {isFilled('/about') && (
            <li>
              <PageLink to="/about">{t('About')}</PageLink>
            </li>
          )}
          <li>
            <PageLink to="/contact">{t('Contact')}</PageLink>
          </li>
          <li>
            <PageLink to="/privacy">{t('Privacy')}</PageLink>
          </li>
        </ul>
      </div>
      {site.brandInBangla && <Mark name={site.brandInBangla} />}
    </div>
  )
}

export function Footer() {
  const site = useSite()
  const years = useCopyrightYears()
  return (
    <footer className="site-footer">
      <div className="wrap">
        <Columns site={site} />
        <div className="row foot-base">
          <p>
            {t('© {year} {name}. All rights reserved.', {
              year: years,
              name: siteName(site),
            })}
          </p>
          <ul className="social">
            {profilesOf(site).map(({ label, href, Icon }) => (
              <li key={label}>
                <OutsideLink className="icon-btn" href={href} aria-label={label}>
                  <Icon />
                </OutsideLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
