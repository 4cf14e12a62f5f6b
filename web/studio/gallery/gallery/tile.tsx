import type { KeyboardEvent, PointerEvent } from 'react'
import { galleryFile, type OwnerPicture } from '../../../../contract/gallery/gallery-parts.ts'
import { t } from '../../../../language/t.ts'
import { arrowSteps } from '../../ui/move-item.ts'
import { Grip, Picture as PictureIcon } from '../../ui/icons.tsx'

interface TileProps {
  slug: string
  picture: OwnerPicture
  isCover: boolean
  isChosen: boolean
  onToggle: () => void
  /** The position among the shown pictures, from 0. */
  place: number
  of: number
  isHeld: boolean
  onHold: (event: PointerEvent) => void
  onMove: (to: number) => void
}

/** One picture: its checkbox selects it, its grip is dragged or moved with the arrow keys. */
export function Tile({ slug, picture, isCover, isChosen, onToggle, place, of, ...order }: TileProps) {
  const { _id, name, colour, ready } = picture
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key]
    if (!step) return
    event.preventDefault()
    order.onMove(step(place, of))
  }
  return (
    <li
      className="adm-gal-tile"
      data-chosen={isChosen || undefined}
      data-drag={place}
      data-held={order.isHeld || undefined}
    >
      <label>
        <span className="adm-gal-im" style={{ background: colour }}>
          {ready ? (
            <img src={galleryFile(slug, _id, 'thumb')} alt="" width={160} height={160} loading="lazy" />
          ) : (
            <PictureIcon />
          )}
          {isCover && <b>{t('Cover')}</b>}
          <input type="checkbox" checked={isChosen} onChange={onToggle} />
        </span>
        <span className="adm-cut">{name}</span>
      </label>
      {of > 1 && (
        <button
          type="button"
          className="adm-gal-grip"
          data-grip={_id}
          aria-label={t('{title}, place {place} of {of}. Arrow keys move it.', {
            title: name,
            place: place + 1,
            of,
          })}
          onPointerDown={order.onHold}
          onKeyDown={onKeyDown}
        >
          <Grip className="icon-s" />
        </button>
      )}
    </li>
  )
}
