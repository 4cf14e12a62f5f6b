import type { Service } from '../../../contract/service.ts'
import { AnchorLink } from '../../ui/anchor-link.tsx'
import { ArrowDown } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SplitTitle } from '../../ui/split-title.tsx'
import { t } from '../../../language/t.ts'
import { langOf } from '../../lib/lang.ts'

/** Long names are set smaller, so that the picture stays the loudest thing. */
const long = 34

export function ServiceHero({ title, thumbnail }: Pick<Service, 'title' | 'thumbnail'>) {
  return (
    <section className="hero on-photo">
      <Picture of={thumbnail} sizes="100vw" priority style={{ viewTransitionName: 'photo' }} />
      <div className="hero-copy">
        <div className="wrap">
          <h1 lang={langOf(title)} className={title.length > long ? 'long' : undefined}>
            <SplitTitle>{title}</SplitTitle>
          </h1>
          <AnchorLink className="btn btn-photo" to="details">
            {t('Learn more')} <ArrowDown />
          </AnchorLink>
        </div>
      </div>
    </section>
  )
}
