import YetAnotherLightbox, { type SlideImage } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import './lightbox.css'
import type { PictureInfo } from '../picture.tsx'

/** The variants of a srcset as the lightbox wants them. */
function sourcesOf(srcset: string, ratio: number) {
  return srcset.split(',').map((entry) => {
    const [src, width] = entry.trim().split(/\s+/)
    const pixels = Number.parseInt(width ?? '', 10)
    return { src: src!, width: pixels, height: Math.round(pixels * ratio) }
  })
}

function toSlide({ src, alt, width, height, variants }: PictureInfo): SlideImage {
  if (!width || !height) return { src, alt }
  return {
    src,
    alt,
    width,
    height,
    srcSet: variants && sourcesOf(variants.webp, height / width),
  }
}

interface LightboxProps {
  pictures: PictureInfo[]
  start: number
  onClose: () => void
}

/** Full screen: arrow keys, swipe, pinch and wheel to zoom, a counter, Escape to close. */
export default function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <YetAnotherLightbox
      open
      className="lightbox"
      slides={pictures.map(toSlide)}
      index={start}
      close={onClose}
      plugins={[Counter, Zoom]}
      animation={still ? { fade: 0, swipe: 0, zoom: 0 } : { fade: 200, swipe: 320, zoom: 240 }}
      carousel={{ finite: pictures.length === 1, padding: '4%' }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      labels={{ Previous: 'Previous picture', Next: 'Next picture' }}
    />
  )
}
