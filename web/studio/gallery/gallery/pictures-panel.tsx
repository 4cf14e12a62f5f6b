import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { galleryFile, type OwnerPicture } from '../../../../contract/gallery/gallery-parts.ts'
import { type Gallery, type PictureOrder, pictureOrders } from '../../../../contract/gallery/gallery.ts'
import { Grip, Picture as PictureIcon } from '../../ui/icons.tsx'
import { arrowSteps } from '../../ui/move-item.ts'
import { useCall } from '../../ui/use-call.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { plural, t } from '../../../../language/t.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { orderLabels } from './gallery-words.ts'
import { SetRow } from './set-row.tsx'
import { usePictureOrder } from './use-picture-order.ts'

/** The manual order starts with the first picture moved by hand, and is kept while another order is shown. */
function OrderSelect({ gallery: { _id: id, sortedBy } }: { gallery: Gallery }) {
  const sort = useCall(api.gallery.update)
  return (
    <select
      className="input adm-select"
      aria-label={t('Picture order')}
      value={sortedBy}
      disabled={sort.busy}
      onChange={({ target }) =>
        void sort.send({ params: { id }, body: { sortedBy: target.value as PictureOrder } })
      }
    >
      {pictureOrders.map((order) => (
        <option key={order} value={order}>
          {t(orderLabels[order])}
        </option>
      ))}
    </select>
  )
}

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
function Tile({ slug, picture, isCover, isChosen, onToggle, place, of, ...order }: TileProps) {
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

export function PicturesPanel({ gallery }: { gallery: Gallery }) {
  const [wanted, setWanted] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const { pictures, sets, coverId, slug } = gallery
  // A set may have been removed.
  const set = sets.some(({ _id }) => _id === wanted) ? wanted : ''
  const { rows, spoken, drag, moveTo } = usePictureOrder(gallery, set)
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  const present = chosen.filter((id) => pictures.some(({ _id }) => _id === id))
  const waiting = pictures.filter(({ ready }) => !ready).length
  return (
    <section className="panel adm-gal-pictures" aria-labelledby="gallery-pictures">
      <div className="adm-block">
        <div className="adm-gal-head">
          <h2 id="gallery-pictures">
            {t('Pictures')} <small>{formatNumber(pictures.length)}</small>
          </h2>
          {pictures.length > 1 && <OrderSelect gallery={gallery} />}
        </div>
        {waiting > 0 && (
          <p className="note" role="status">
            {plural(waiting, '{n} picture is being processed', '{n} pictures are being processed')}
          </p>
        )}
        <SetRow galleryId={gallery._id} sets={sets} total={pictures.length} chosen={set} choose={setWanted} />
      </div>
      {present.length > 0 && <ChosenBar gallery={gallery} chosen={present} clear={() => setChosen([])} />}
      {pictures.length === 0 ? (
        <p className="adm-block adm-soft">{t('No pictures yet. Upload the first ones above.')}</p>
      ) : (
        <ul className="adm-gal-wall">
          {rows.map((picture, place) => (
            <Tile
              key={picture._id}
              slug={slug}
              picture={picture}
              isCover={picture._id === coverId}
              isChosen={present.includes(picture._id)}
              onToggle={() => toggle(picture._id)}
              place={place}
              of={rows.length}
              isHeld={drag.held === place}
              onHold={drag.hold(place)}
              onMove={(to) => moveTo(place, to)}
            />
          ))}
        </ul>
      )}
      <p className="sr" role="status">
        {spoken}
      </p>
    </section>
  )
}
