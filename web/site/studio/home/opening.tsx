import { siteName } from '../../../../contract/shape/site.ts'
import { ownSize } from '../../../lib/own-size.ts'
import { useContent, useSite } from '../../../lib/site.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Picture, type PictureInfo } from '../../../ui/picture.tsx'
import { SplitTitle } from '../../../ui/split-title.tsx'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { slideSizes } from './slide.tsx'

function Words({ onPicture }: { onPicture?: boolean }) {
  const site = useSite()
  const { services } = useContent()
  return (
    <>
      <h1 lang={langOf(siteName(site))}>
        <SplitTitle>{siteName(site)}</SplitTitle>
      </h1>
      {site.tagline && (
        <p className="lead" lang={langOf(site.tagline)}>
          {site.tagline}
        </p>
      )}
      <div className="actions">
        {services && (
          <ButtonLink look={onPicture ? 'photo' : 'ink'} to="/services" children={t('My Services')} />
        )}
        <ButtonLink look={onPicture ? 'photo-line' : 'line'} to="/contact" children={t('Contact Me')} />
      </div>
    </>
  )
}

/** A home page without slides opens with the name, on the best picture there is, or else set large on paper. */
export function Opening({ picture }: { picture?: PictureInfo }) {
  if (!picture)
    return (
      <section className="wrap opening">
        <Words />
      </section>
    )
  return (
    <section className="slider slider-still on-photo">
      <div className="slide-photo" data-state="shown" style={ownSize(picture)}>
        <Picture of={picture} sizes={slideSizes} priority />
      </div>
      <div className="wrap">
        <div className="slide-copy" data-state="shown">
          <Words onPicture />
        </div>
      </div>
    </section>
  )
}
