import { siteName } from '../../../../contract/shape/site.ts'
import { sizeStyle } from '../../../lib/picture-style.ts'
import { useContent, useSite } from '../../../lib/root-data.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Picture, type PictureInfo } from '../../../ui/picture.tsx'
import { SplitTitle } from '../../../ui/page-head.tsx'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { slideSizes } from './slide.tsx'

function OpeningText({ onPicture }: { onPicture?: boolean }) {
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

/** A home page without slides opens with the name, on the best picture there is, or set large on paper. */
export function Opening({ picture }: { picture?: PictureInfo }) {
  if (!picture)
    return (
      <section className="wrap opening">
        <OpeningText />
      </section>
    )
  return (
    <section className="slider slider-still on-photo">
      <div className="slide-photo" data-state="shown" style={sizeStyle(picture)}>
        <Picture of={picture} sizes={slideSizes} priority />
      </div>
      <div className="wrap">
        <div className="slide-copy" data-state="shown">
          <OpeningText onPicture />
        </div>
      </div>
    </section>
  )
}
