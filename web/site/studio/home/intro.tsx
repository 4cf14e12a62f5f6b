import { hasBiography, type Story } from '../../../../contract/shape/site.ts'
import { useSite } from '../../../lib/root-data.ts'
import { ContactLines, useContactLines } from '../../../ui/reach.tsx'
import { sizeStyle } from '../../../lib/picture-style.ts'
import { ArrowLink } from '../../../ui/links.tsx'
import { Caption, Picture } from '../../../ui/picture.tsx'
import { localDigits } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'

/** The photographer in a few words, or contact details until there are any. */
export function Intro({ story }: { story: Story }) {
  const { biography, awards } = story
  const [lead, more] = biography.blurb
  const { portrait } = useSite().pictures
  const hasMore = hasBiography(story)
  const reach = useContactLines()
  const lines = hasMore ? [] : reach
  if (!portrait.src && !lead && !more && awards.length === 0 && lines.length === 0) return null
  if (!portrait.src && !lead && !more && awards.length === 0)
    return (
      <section className="section home-reach">
        <div className="wrap grid-12">
          <h2>{t('I Love To Capture For Smiling...')}</h2>
          <ContactLines lines={lines} />
        </div>
      </section>
    )
  return (
    <section className="section home-intro">
      <div className="wrap grid-12 spread">
        {portrait.src && (
          <figure className="spread-photo bleed-left">
            <Picture of={portrait} sizes="(width <= 760px) 100vw, 50vw" style={sizeStyle(portrait)} />
            <Caption of={portrait} />
          </figure>
        )}
        <div className="spread-copy">
          <h2>{t('I Love To Capture For Smiling...')}</h2>
          {lead && (
            <p className="lead" lang={langOf(lead)}>
              {lead}
            </p>
          )}
          {more && <p lang={langOf(more)}>{more}</p>}
          {awards.length > 0 && (
            <dl className="facts">
              {awards.map(({ year, short, title }) => (
                <div key={`${year} ${short || title}`}>
                  <dt>{localDigits(year)}</dt>
                  <dd lang={langOf(short || title)}>{short || title}</dd>
                </div>
              ))}
            </dl>
          )}
          <ContactLines lines={lines} />
          {hasMore && <ArrowLink to="/about">{t('Read More...')}</ArrowLink>}
        </div>
      </div>
    </section>
  )
}
