import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Slide } from '../../../../contract/shape/site-settings.ts'
import { SlideCopy, SlidePhoto } from './slide.tsx'
import { SliderBar } from './slider-bar.tsx'
import { useSlides } from './use-slides.ts'
import { useSwipe } from '../../../ui/use-swipe.ts'
import { t } from '../../../../language/t.ts'

/** The time that each slide stays, whatever is clicked. */
const delay = 4000

export function Slider({ slides }: { slides: Slide[] }) {
  const ref = useRef<HTMLElement>(null)
  const { pageLoaded, current, goTo, next, previous, stateOf, needsPicture } = useSlides(slides.length, ref)
  const [paused, setPaused] = useState(false)
  // A slide with the focus on one of its links must not disappear.
  const [reading, setReading] = useState(false)
  const resting = paused || reading
  useEffect(() => {
    // The clock of the first slide starts with the page and may have run out before hydration.
    const clock = ref.current?.querySelector('[aria-current] i')?.getAnimations({ subtree: true })[0]
    if (pageLoaded && clock?.playState === 'finished') next()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the page wakes
  }, [pageLoaded])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') next()
    if (event.key === 'ArrowLeft') previous()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys come from the controls inside
    <section
      ref={ref}
      className="slider on-photo"
      aria-roledescription={t('carousel')}
      aria-label={t('Kinds of photography')}
      data-awake={pageLoaded || undefined}
      data-paused={resting || undefined}
      style={{ '--delay': `${delay}ms` } as CSSProperties}
      onKeyDown={onKeyDown}
      {...useSwipe(next, previous)}
    >
      {slides.map((slide, index) => (
        <SlidePhoto
          key={slide.title}
          slide={slide}
          state={stateOf(index)}
          first={index === 0}
          needed={needsPicture(index)}
        />
      ))}
      <div className="wrap">
        <div
          className="slide-copies"
          aria-live={resting ? 'polite' : 'off'}
          onFocus={() => setReading(true)}
          onBlur={() => setReading(false)}
        >
          {slides.map((slide, index) => (
            <SlideCopy
              key={slide.title}
              slide={slide}
              state={stateOf(index)}
              place={t('{n} of {total}', { n: index + 1, total: slides.length })}
            />
          ))}
        </div>
        <SliderBar
          slides={slides}
          current={current}
          paused={paused}
          onPause={setPaused}
          goTo={goTo}
          next={next}
          previous={previous}
        />
      </div>
    </section>
  )
}
