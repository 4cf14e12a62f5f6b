import { type CSSProperties, memo, type MouseEvent } from 'react'
import { galleryFile } from '../../../../contract/gallery/gallery-parts.ts'
import { localDigits } from '../../../../language/numbers.ts'
import { t } from '../../../../language/t.ts'
import { Heart, MessageCircle } from './icons.tsx'
import type { ShotPicture } from './shown-gallery.ts'

interface ShotProps {
  slug: string
  picture: ShotPicture
  /** The position in the whole gallery, from 1. */
  number: number
  /** Undefined where nothing can be chosen. */
  chosen?: boolean
  comments: number
  priority: boolean
  onOpen: (id: string) => void
  onChoose: (id: string, on: boolean) => void
}

/** A picture in its row. Without script it is a plain link to the image. */
export const Shot = memo(function Shot({
  slug,
  picture,
  number,
  chosen,
  comments,
  priority,
  onOpen,
  onChoose,
}: ShotProps) {
  const { _id, width, height, colour, ready } = picture
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    onOpen(_id)
  }
  return (
    <li
      className="shot"
      id={`shot-${_id}`}
      style={{ '--ratio': (width / height).toFixed(4), backgroundColor: colour } as CSSProperties}
      data-chosen={chosen || undefined}
    >
      {ready ? (
        <a href={galleryFile(slug, _id, 'view')} onClick={open}>
          <img
            src={galleryFile(slug, _id, 'thumb')}
            alt={picture.alt || t('Picture {n}', { n: number })}
            width={width}
            height={height}
            loading={priority ? undefined : 'lazy'}
            decoding="async"
          />
        </a>
      ) : (
        <p className="shot-waits">{t('This picture is being prepared.')}</p>
      )}
      {comments > 0 && (
        <span className="shot-said">
          <MessageCircle />
          <span className="sr">{t('Comments:')}</span> {localDigits(comments)}
        </span>
      )}
      {chosen !== undefined && (
        <button
          type="button"
          className="shot-heart"
          aria-pressed={chosen}
          aria-label={t('Choose picture {n}', { n: number })}
          onClick={() => onChoose(_id, !chosen)}
        >
          <Heart />
        </button>
      )}
    </li>
  )
})
