import type { Slide } from '../../../../contract/shape/site-settings.ts'
import { useContent } from '../../../lib/root-data.ts'
import { sizeStyle } from '../../../lib/picture-style.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { SplitTitle } from '../../../ui/page-head.tsx'
import type { SlideState } from './use-slides.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'

interface SlideProps {
  slide: Slide
  state: SlideState
}

// On phones the picture is cropped upright, so it is wider than the screen.
export const slideSizes = '(width <= 900px) 150vw, 100vw'

export function SlidePhoto({
  slide,
  state,
  first,
  needed,
}: SlideProps & { first: boolean; needed: boolean }) {
  return (
    <div
      className="slide-photo"
      data-state={state}
      aria-hidden={state !== 'shown'}
      style={sizeStyle(slide.picture)}
    >
      {needed && <Picture of={slide.picture} sizes={slideSizes} priority={first} />}
    </div>
  )
}

export function SlideCopy({ slide, state, place }: SlideProps & { place: string }) {
  const { services } = useContent()
  return (
    <div
      className="slide-copy"
      data-state={state}
      role="group"
      aria-roledescription={t('slide')}
      aria-label={place}
      inert={state !== 'shown'}
    >
      <h2 lang={langOf(slide.title)}>
        <SplitTitle>{slide.title}</SplitTitle>
      </h2>
      {slide.description && <p lang={langOf(slide.description)}>{slide.description}</p>}
      <div className="actions">
        {services && <ButtonLink to="/services" look="photo" children={t('My Services')} />}
        <ButtonLink to="/contact" look="photo-line" children={t('Contact Me')} />
      </div>
    </div>
  )
}
