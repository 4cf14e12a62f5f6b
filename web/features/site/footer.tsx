import { site, siteName } from '../../../contract/site.ts'
import bangla from '../../assets/aloka-bangla.svg?url&no-inline'
import { Facebook, GitHub, Instagram, Twitter } from '../../ui/brand-icons.tsx'
import { ArrowUpRight } from '../../ui/icons.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Brand } from './brand.tsx'

const { facebook, instagram, twitter, github } = site.social
const follow = [
  { label: 'GitHub', href: github },
  { label: 'Facebook', href: facebook },
]
const social = [
  { label: 'Facebook', href: facebook, Icon: Facebook },
  { label: 'Instagram', href: instagram, Icon: Instagram },
  { label: 'Twitter', href: twitter, Icon: Twitter },
  { label: 'GitHub', href: github, Icon: GitHub },
]

function Columns() {
  return (
    <div className="grid-12">
      <div className="foot-brand">
        <Brand />
        <p>{site.tagline}</p>
      </div>
      <div className="foot-col">
        <h2>Follow us</h2>
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
      <div className="foot-col">
        <h2>Useful Links</h2>
        <ul>
          <li>
            <PageLink to="/about">About</PageLink>
          </li>
          <li>
            <PageLink to="/contact">Contact</PageLink>
          </li>
        </ul>
      </div>
      <svg
        className="foot-mark"
        viewBox="0 0 643 250"
        fill="currentColor"
        role="img"
        aria-label={site.brandInBangla}
      >
        <use href={`${bangla}#mark`} />
      </svg>
    </div>
  )
}

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <Columns />
        <div className="foot-base">
          <p>
            © {site.copyrightYear} {siteName}. All rights reserved.
          </p>
          <ul className="social">
            {social.map(({ label, href, Icon }) => (
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
