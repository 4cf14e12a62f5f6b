import type { Story } from '../../../contract/site.ts'
import { useIsFilled, useSite } from '../../lib/site.ts'
import { ownSize } from '../../lib/own-size.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Caption } from '../../ui/caption.tsx'
import { Picture } from '../../ui/picture.tsx'
import { localDigits } from '../../../language/numbers.ts'
import { t } from '../../../language/t.ts'
import { langOf } from '../../lib/lang.ts'

export function Intro({ story: { biography, awards } }: { story: Story }) {
  const [lead, more] = biography.blurb
  const { portrait } = useSite().pictures
  const isFilled = useIsFilled()
  if (!portrait.src && !lead && !more && awards.length === 0) return null
  return (
    <section className="section home-intro">
      <div className="wrap grid-12 spread">
        {portrait.src && (
          <figure className="spread-photo bleed-left">
            <Picture of={portrait} sizes="(width <= 760px) 100vw, 50vw" style={ownSize(portrait)} />
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
          {isFilled('/about') && <ArrowLink to="/about">{t('Read More...')}</ArrowLink>}
        </div>
      </div>
    </section>
  )
}
