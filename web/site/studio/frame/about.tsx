import type { Service } from '../../../../contract/portfolio/service.ts'
import { hasBiography, type SiteFrame, type Story } from '../../../../contract/shape/site.ts'
import { useSite } from '../../../lib/root-data.ts'
import { Facebook, Instagram, Twitter, YouTube } from '../../../ui/brand-icons.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ArrowUpRight } from '../../../ui/icons.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { Caption, Picture } from '../../../ui/picture.tsx'
import { localDigits } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { sizeStyle } from '../../../lib/picture-style.ts'
import { ContactLines, useContactLines } from '../../../ui/reach.tsx'

const profilesOf = ({ social }: SiteFrame) =>
  [
    { label: t('Twitter'), href: social.twitter, Icon: Twitter },
    { label: t('Instagram'), href: social.instagram, Icon: Instagram },
    { label: t('Facebook'), href: social.facebook, Icon: Facebook },
    { label: t('YouTube'), href: social.youtube, Icon: YouTube },
  ].filter(({ href }) => href)

const factsOf = ({ awards, biography }: Story) => [
  ...awards.map(({ year, title }) => ({ name: localDigits(year), text: title })),
  ...(biography.fields ? [{ name: t('Fields'), text: biography.fields }] : []),
]

/** One sentence about the photographer until there is a biography. */
function Introduction() {
  const { owner, brand, address } = useSite()
  const name = owner || brand
  const place = address.city
  return (
    <p className="lead">
      {place ? t('{name}, photographer in {place}.', { name, place }) : t('{name}, photographer.', { name })}
    </p>
  )
}

interface AboutProps {
  story: Story
  /** A service to lead on to from a page with little content. */
  service?: Pick<Service, '_id' | 'title'>
}

export function About({ story, service }: AboutProps) {
  const site = useSite()
  const { portrait, studio } = site.pictures
  const { biography } = story
  const facts = factsOf(story)
  const profiles = profilesOf(site)
  const isSparse = !hasBiography(story)
  /** Without a portrait the sentence takes its place. */
  const isLone = isSparse && !portrait.src
  const reach = useContactLines()
  return (
    <>
      <div className={classNames('wrap grid-12 about', isLone && 'about-lone')}>
        <h1>{t('About Me')}</h1>
        {portrait.src && (
          <figure className="about-photo bleed-right">
            <Picture of={portrait} sizes="(width <= 760px) 100vw, 45vw" priority />
            <Caption of={portrait} />
          </figure>
        )}
        {isLone && <Introduction />}
        <div className="about-copy">
          {isSparse && !isLone && <Introduction />}
          {isSparse && <ContactLines lines={reach} />}
          {biography.lead && (
            <p className="lead" lang={langOf(biography.lead)}>
              {biography.lead}
            </p>
          )}
          {biography.paragraphs.map((paragraph) => (
            <p key={paragraph} lang={langOf(paragraph)}>
              {paragraph}
            </p>
          ))}
          {facts.length > 0 && (
            <dl className="facts">
              {facts.map(({ name, text }) => (
                <div key={`${name} ${text}`}>
                  <dt>{name}</dt>
                  <dd lang={langOf(text)}>{text}</dd>
                </div>
              ))}
            </dl>
          )}
          {profiles.length > 0 && (
            <div className="profiles">
              {profiles.map(({ label, href, Icon }) => (
                <OutsideLink key={label} href={href}>
                  <Icon />
                  {label}
                  <ArrowUpRight />
                </OutsideLink>
              ))}
            </div>
          )}
          {isSparse && (
            <div className="actions about-next">
              {service && (
                <ButtonLink to={`/services/${service._id}`}>
                  <span lang={langOf(service.title)}>{service.title}</span>
                </ButtonLink>
              )}
              <ButtonLink to="/contact" look="line" children={t('Contact Me')} />
            </div>
          )}
        </div>
      </div>
      {studio.src && (
        <div className="band" style={sizeStyle(studio)}>
          <Picture of={studio} sizes="100vw" />
        </div>
      )}
    </>
  )
}
