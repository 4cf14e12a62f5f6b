import { useSite } from '../../lib/site.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Picture } from '../../ui/picture.tsx'

export function Intro() {
  const site = useSite()
  const [lead, more] = site.biography.blurb
  return (
    <section className="section home-intro">
      <div className="wrap grid-12 spread">
        <figure className="spread-photo bleed-left">
          <Picture of={site.pictures.portrait} sizes="(width <= 760px) 100vw, 50vw" />
          <figcaption className="caption">Waiting for the light, as usual.</figcaption>
        </figure>
        <div className="spread-copy">
          <h2>I Love To Capture For Smiling...</h2>
          <p className="lead">{lead}</p>
          {more && <p>{more}</p>}
          <dl className="facts">
            {site.awards.map(({ year, short }) => (
              <div key={`${year} ${short}`}>
                <dt>{year}</dt>
                <dd>{short}</dd>
              </div>
            ))}
          </dl>
          <ArrowLink to="/about">Read More...</ArrowLink>
        </div>
      </div>
    </section>
  )
}
