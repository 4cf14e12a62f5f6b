import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ArrowLeft, ArrowRight, Close } from '../icons.tsx'
import { Picture, type PictureInfo } from '../picture.tsx'
import { useSwipe } from '../use-swipe.ts'
import './lightbox.css'
import { boxOf, preloadPicture, sizesAt } from './box.ts'
import { useZoom } from './use-zoom.ts'
import { ZoomButtons } from './zoom-buttons.tsx'
import { t } from '../../../language/t.ts'

interface LightboxProps {
  pictures: PictureInfo[]
  start: number
  /** Receives the index of the picture that was shown last. */
  onClose: (index: number) => void
}

/** One large picture: arrow keys, swipe, pinch and wheel to zoom, a counter, Escape to close. */
export default function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  const stage = useRef<HTMLDivElement>(null)
  const zoom = useZoom(stage)
  const count = pictures.length
  const picture = pictures[index]!

  // Before the first paint, so that the picture can grow into its place.
  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    return () => element.close()
  }, [])
  useEffect(() => {
    for (const step of [1, -1]) preloadPicture(pictures[(index + step + count) % count]!)
  }, [pictures, index, count])

  const move = (step: number) => {
    zoom.reset()
    setIndex((index + step + count) % count)
  }
  const close = () => onClose(index)
  const swipe = useSwipe(
    () => zoom.scale === 1 && move(1),
    () => zoom.scale === 1 && move(-1),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(1)
    if (event.key === 'ArrowLeft') move(-1)
    if (event.key === '+') zoom.zoomIn()
    if (event.key === '-') zoom.zoomOut()
  }
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && zoom.scale === 1) close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys come from the controls inside
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={t('Gallery')}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className="lightbox-bar">
        <p className="lightbox-count" aria-live="polite">
          {index + 1} / {count}
        </p>
        <ZoomButtons zoom={zoom} />
        <button type="button" className="icon-btn" aria-label={t('Close')} onClick={close}>
          <Close />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same */}
      <div className="lightbox-stage" ref={stage} {...swipe} onClick={closeOnBackdrop}>
        <Picture
          key={picture.src}
          of={picture}
          alt={picture.alt || t('Picture {n}', { n: index + 1 })}
          sizes={sizesAt(zoom.scale)}
          style={{ ...boxOf(picture), ...zoom.style }}
        />
      </div>
      <div className="lightbox-foot">
        {/* Hidden from screen readers, which read the description of the picture itself. */}
        <p className="caption" aria-hidden={!picture.caption}>
          {picture.caption || picture.alt}
        </p>
        {count > 1 && (
          <>
            <button
              type="button"
              className="icon-btn"
              aria-label={t('Previous picture')}
              onClick={() => move(-1)}
            >
              <ArrowLeft />
            </button>
            <button type="button" className="icon-btn" aria-label={t('Next picture')} onClick={() => move(1)}>
              <ArrowRight />
            </button>
          </>
        )}
      </div>
    </dialog>
  )
}
