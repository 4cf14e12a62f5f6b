import type { SiteFrame, Story } from '../../../contract/site.ts'
import { useSite } from '../../lib/site.ts'
import { Facebook, Instagram, Twitter, YouTube } from '../../ui/brand-icons.tsx'
import { ArrowUpRight } from '../../ui/icons.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Caption } from '../../ui/caption.tsx'
import { Picture } from '../../ui/picture.tsx'
import { localDigits } from '../../../language/numbers.ts'
import { t } from '../../../language/t.ts'
import { langOf } from '../../lib/lang.ts'

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

export function About({ story }: { story: Story }) {
  const site = useSite()
  const { portrait, studio } = site.pictures
  const { biography } = story
  const facts = factsOf(story)
  const profiles = profilesOf(site)
  return (
    <>
      <div className="wrap grid-12 about">
        <h1>{t('About Me')}</h1>
        {portrait.src && (
          <figure className="about-photo bleed-right">
            <Picture of={portrait} sizes="(width <= 760px) 100vw, 45vw" priority />
            <Caption of={portrait} />
          </figure>
        )}
        <div className="about-copy">
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
        </div>
      </div>
      {studio.src && (
        <div className="band">
          <Picture of={studio} sizes="100vw" />
        </div>
      )}
    </>
  )
}
