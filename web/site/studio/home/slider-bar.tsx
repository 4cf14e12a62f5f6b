import type { Slide } from '../../../../contract/shape/site-settings.ts'
import { ArrowLeft, ArrowRight, Pause, Play } from '../../../ui/icons.tsx'
import { formatNumber } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'

interface SliderBarProps {
  slides: Slide[]
  current: number
  paused: boolean
  onPause: (paused: boolean) => void
  goTo: (index: number) => void
  next: () => void
  previous: () => void
}

/** The bar of the current dot is the clock: when it is full, the next slide follows. */
export function SliderBar({ slides, current, paused, onPause, goTo, next, previous }: SliderBarProps) {
  return (
    <div className="slider-bar needs-script">
      <div className="dots" onAnimationEnd={(event) => event.animationName === 'fill' && next()}>
        {slides.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            aria-label={t('Slide {n}: {title}', { n: index + 1, title })}
            aria-current={index === current || undefined}
            onClick={() => goTo(index)}
          >
            <i />
          </button>
        ))}
      </div>
      <span className="count" aria-hidden="true">
        {formatNumber(current + 1)} / {formatNumber(slides.length)}
      </span>
      <button
        type="button"
        className="icon-btn slider-pause"
        aria-label={paused ? t('Play the slides') : t('Pause the slides')}
        onClick={() => onPause(!paused)}
      >
        {paused ? <Play /> : <Pause />}
      </button>
      <button type="button" className="icon-btn ringed" aria-label={t('Previous slide')} onClick={previous}>
        <ArrowLeft />
      </button>
      <button type="button" className="icon-btn ringed" aria-label={t('Next slide')} onClick={next}>
        <ArrowRight />
      </button>
    </div>
  )
}
