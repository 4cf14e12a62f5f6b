import type { Site } from '../../../contract/site-settings.ts'
import { useSite } from '../../lib/site.ts'
import { Facebook, Instagram, Twitter, YouTube } from '../../ui/brand-icons.tsx'
import { ArrowUpRight } from '../../ui/icons.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Picture } from '../../ui/picture.tsx'

const profilesOf = ({ social }: Site) =>
  [
    { label: 'Twitter', href: social.twitter, Icon: Twitter },
    { label: 'Instagram', href: social.instagram, Icon: Instagram },
    { label: 'Facebook', href: social.facebook, Icon: Facebook },
    { label: 'YouTube', href: social.youtube, Icon: YouTube },
  ].filter(({ href }) => href)

const factsOf = (site: Site) => [
  ...site.awards.map(({ year, title }) => ({ name: String(year), text: title })),
  { name: 'Fields', text: site.biography.fields },
]

export function About() {
  const site = useSite()
  return (
    <>
      <div className="wrap grid-12 about">
        <h1>About Me</h1>
        <figure className="about-photo bleed-right">
          <Picture of={site.pictures.portrait} sizes="(width <= 760px) 100vw, 45vw" priority />
          <figcaption className="caption">Self-portrait, north window, seven in the morning.</figcaption>
        </figure>
        <div className="about-copy">
          <p className="lead">{site.biography.lead}</p>
          {site.biography.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <dl className="facts">
            {factsOf(site).map(({ name, text }) => (
              <div key={`${name} ${text}`}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="profiles">
            {profilesOf(site).map(({ label, href, Icon }) => (
              <OutsideLink key={label} href={href}>
                <Icon />
                {label}
                <ArrowUpRight />
              </OutsideLink>
            ))}
          </div>
        </div>
      </div>
      <div className="band">
        <Picture of={site.pictures.studio} sizes="100vw" />
      </div>
    </>
  )
}
