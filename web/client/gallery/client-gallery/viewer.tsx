import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ClientGallery } from '../../../../contract/gallery/client-gallery.ts'
import { galleryFile, type GalleryComment } from '../../../../contract/gallery/gallery-parts.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { boxOf } from '../../../ui/lightbox/box.ts'
import { useZoom } from '../../../ui/lightbox/use-zoom.ts'
import { ZoomButtons } from '../../../ui/lightbox/zoom-buttons.tsx'
import { ArrowLeft, ArrowRight, Close, Pause, Play } from '../../../ui/icons.tsx'
import { useSwipe } from '../../../ui/use-swipe.ts'
import { Comments } from './comments.tsx'
import { Download, Heart, MessageCircle } from './icons.tsx'
import type { ShownSet } from './shown-gallery.ts'
import { useSlideshow } from './use-slideshow.ts'
import '../../../styles/gallery-viewer.css'

interface ViewerProps {
  gallery: Pick<ClientGallery, 'slug' | 'clientName' | 'mayComment' | 'mayDownload' | 'role'>
  sets: ShownSet[]
  /** Of the picture that is shown. */
  id: string
  chosen?: ReadonlySet<string>
  comments: GalleryComment[]
  /** Starts the slideshow at once. */
  plays: boolean
  onTurn: (id: string) => void
  onChoose: (id: string, on: boolean) => void
  onWritten: (comment: GalleryComment) => void
  onClose: () => void
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('textarea, input')

/** One large picture. Arrow keys and swipes turn it, F or the space bar chooses it, Escape closes. */
export default function Viewer(props: ViewerProps) {
  const { gallery, sets, id, chosen, comments, onTurn, onChoose, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const zoom = useZoom(stage)
  const [talks, setTalks] = useState(false)
  // The pictures at the time of opening: one that is deselected stays until the next is shown.
  const [shots] = useState(() =>
    sets.flatMap((set) => set.shots.map((shot) => ({ ...shot, set: set.title }))),
  )
  const at = Math.max(
    0,
    shots.findIndex(({ picture }) => picture._id === id),
  )
  const { picture, number, set } = shots[at]!
  const about = comments.filter(({ pictureId }) => pictureId === picture._id)
  const src = galleryFile(gallery.slug, picture._id, 'view')

  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    return () => element.close()
  }, [])

  const turn = (step: number) => {
    zoom.reset()
    onTurn(shots[(at + step + shots.length) % shots.length]!.picture._id)
  }
  const show = useSlideshow(props.plays, () => turn(1), src)
  useEffect(() => {
    const next = shots[(at + 1) % shots.length]!.picture
    new Image().src = galleryFile(gallery.slug, next._id, 'view')
  })
  const toggle = chosen && (() => onChoose(picture._id, !chosen.has(picture._id)))
  const swipe = useSwipe(
    () => zoom.scale === 1 && turn(1),
    () => zoom.scale === 1 && turn(-1),
  )
  const keys: Record<string, (() => void) | undefined> = {
    ArrowRight: () => turn(1),
    ArrowLeft: () => turn(-1),
    '+': zoom.zoomIn,
    '-': zoom.zoomOut,
    f: toggle,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey) return
    const onButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null
    const act = event.key === ' ' && !onButton ? toggle : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys come from the controls inside
    <dialog
      ref={dialog}
      className="viewer on-photo"
      aria-label={t('Picture {n}', { n: number })}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className="viewer-top">
        <p aria-live="polite">
          <b>{formatNumber(at + 1)}</b> / {formatNumber(shots.length)}
          {set && ` · ${set}`}
          <span className="viewer-file"> · {picture.name}</span>
        </p>
        <button
          type="button"
          className="icon-btn"
          aria-label={show.plays ? t('Stop the slideshow') : t('Slideshow')}
          aria-pressed={show.plays}
          onClick={show.toggle}
        >
          {show.plays ? <Pause /> : <Play />}
        </button>
        <ZoomButtons zoom={zoom} />
        <button type="button" className="icon-btn" aria-label={t('Close')} onClick={onClose}>
          <Close />
        </button>
      </header>
      <div className="viewer-stage" ref={stage} {...swipe}>
        <img
          key={src}
          src={src}
          alt={picture.alt || t('Picture {n}', { n: number })}
          style={{
            ...boxOf({ ...picture, src, alt: '' }),
            backgroundColor: picture.colour,
            ...zoom.style,
          }}
        />
        <button
          type="button"
          className="icon-btn viewer-turn"
          aria-label={t('Previous picture')}
          onClick={() => turn(-1)}
        >
          <ArrowLeft />
        </button>
        <button
          type="button"
          className="icon-btn viewer-turn"
          aria-label={t('Next picture')}
          onClick={() => turn(1)}
        >
          <ArrowRight />
        </button>
      </div>
      <div className="viewer-foot">
        {picture.caption && (
          <p className="viewer-caption" lang={langOf(picture.caption)}>
            {picture.caption}
          </p>
        )}
        {toggle && (
          <button
            type="button"
            className="viewer-act"
            aria-pressed={chosen!.has(picture._id)}
            onClick={toggle}
          >
            <Heart />
            {chosen!.has(picture._id) ? t('Chosen') : t('Choose')}
          </button>
        )}
        {gallery.role !== 'guest' && (
          <button type="button" className="viewer-act" aria-expanded={talks} onClick={() => setTalks(!talks)}>
            <MessageCircle />
            {about.length > 0 ? t('Comments ({n})', { n: formatNumber(about.length) }) : t('Comment')}
          </button>
        )}
        {gallery.mayDownload.web && (
          <a
            className="viewer-act"
            href={`${galleryFile(gallery.slug, picture._id, 'web')}?download=1`}
            download={picture.name}
          >
            <Download />
            {t('Download')}
          </a>
        )}
      </div>
      {talks && (
        <Comments
          key={picture._id}
          slug={gallery.slug}
          picture={picture._id}
          clientName={gallery.clientName}
          comments={about}
          mayComment={gallery.mayComment}
          onWritten={props.onWritten}
        />
      )}
    </dialog>
  )
}
