import { type CSSProperties, useContext } from 'react'
import type { Service } from '../../../../contract/portfolio/service.ts'
import { AnchorLink } from '../../../ui/links.tsx'
import { ArrowDown } from '../../../ui/icons.tsx'
import { Picture, PictureLookup } from '../../../ui/picture.tsx'
import { SplitTitle } from '../../../ui/page-head.tsx'
import { sizeStyle } from '../../../lib/picture-style.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { openingOf } from './opening-of.ts'

/** Long names are set smaller, so that the picture dominates. */
const long = 34

const grows: CSSProperties = { viewTransitionName: 'photo' }

const HeroText = ({ title, look }: { title: string; look: 'photo' | 'ink' }) => (
  <>
    <h1 lang={langOf(title)} className={title.length > long ? 'long' : undefined}>
      <SplitTitle>{title}</SplitTitle>
    </h1>
    <AnchorLink className={`btn btn-${look}`} to="details">
      {t('Learn more')} <ArrowDown />
    </AnchorLink>
  </>
)

export function ServiceHero(service: Pick<Service, 'title' | 'hero' | 'thumbnail' | 'gallery'>) {
  const known = useContext(PictureLookup)
  const { wide, beside } = openingOf(service, known)
  if (wide) {
    return (
      <section className="hero on-photo" style={sizeStyle(wide)}>
        <Picture of={wide.src} sizes={`min(100vw, ${wide.width}px)`} priority style={grows} />
        <div className="hero-copy">
          <div className="wrap">
            <HeroText title={service.title} look="photo" />
          </div>
        </div>
      </section>
    )
  }
  return (
    <section className="hero-beside">
      <div className="wrap grid-12">
        <div className="hero-words">
          <HeroText title={service.title} look="ink" />
        </div>
        <div className="hero-pictures" data-count={beside.length}>
          {beside.map((src, index) => (
            <div key={src}>
              <Picture
                of={src}
                sizes="(width <= 760px) 50vw, 27vw"
                priority
                style={{ ...sizeStyle(known[src] ?? {}), ...(index === 0 && grows) }}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
