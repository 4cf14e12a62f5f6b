import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { type Gallery, type PictureOrder, pictureOrders } from '../../../../contract/gallery/gallery.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { ConfirmDialog } from '../../ui/confirm.tsx'
import { Trash } from '../../ui/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatNumber } from '../../../../language/numbers.ts'
import { plural, t } from '../../../../language/t.ts'
import { orderLabels } from './gallery-words.ts'
import { SetRow } from './set-row.tsx'
import { Tile } from './tile.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { usePictureOrder } from './use-picture-order.ts'
import { WordsDialog } from './words-dialog.tsx'
import { WallDialog } from './wall-dialog.tsx'

interface BarProps {
  gallery: Gallery
  chosen: string[]
  clear: () => void
}

/** Actions for the selected pictures. */
function ChosenBar({ gallery: { _id, sets, pictures }, chosen, clear }: BarProps) {
  const { busy, act } = useMutation()
  const [isAsking, setAsking] = useState(false)
  const [isHanging, setHanging] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const only = chosen.length === 1 ? pictures.find((one) => one._id === chosen[0]) : undefined
  const params = { id: _id }
  const move = (body: { setId?: string | null; before?: string | null }) =>
    act(() => signedCall(api.galleryPicture.move, { params, body: { pictures: chosen, ...body } }))
  const place = pictures.findIndex((one) => one._id === chosen[0])
  const before = pictures.slice(0, place).findLast((one) => !chosen.includes(one._id))
  const behind = pictures.slice(place).filter((one) => !chosen.includes(one._id))[1]
  async function remove() {
    const body = { pictures: chosen }
    const isGone = await act(() => signedCall(api.galleryPicture.remove, { params, body }))
    setAsking(false)
    if (isGone) clear()
  }
  return (
    <div className="adm-gal-bar">
      <b>{t('{n} chosen', { n: chosen.length })}</b>
      <select
        className="input adm-select"
        aria-label={t('Move to set')}
        value=""
        disabled={busy}
        onChange={({ target }) => void move({ setId: target.value === 'none' ? null : target.value })}
      >
        <option value="">{t('Move to set')}</option>
        {sets.map((set) => (
          <option key={set._id} value={set._id}>
            {set.title}
          </option>
        ))}
        <option value="none">{t('No set')}</option>
      </select>
      <Button
        look="line"
        small
        disabled={!before}
        busy={busy}
        onClick={() => void move({ before: before?._id ?? null })}
      >
        {t('Earlier')}
      </Button>
      <Button look="line" small busy={busy} onClick={() => void move({ before: behind?._id ?? null })}>
        {t('Later')}
      </Button>
      {chosen.length === 1 && (
        <Button
          look="line"
          small
          busy={busy}
          onClick={() =>
            void act(() => signedCall(api.gallery.update, { params, body: { coverId: chosen[0]! } }))
          }
        >
          {t('Set as cover')}
        </Button>
      )}
      {only && (
        <Button look="line" small onClick={() => setWriting(true)}>
          {t('Words')}
        </Button>
      )}
      <Button look="line" small onClick={() => setHanging(true)}>
        {t('Add to portfolio')}
      </Button>
      <Button look="line" small aria-label={t('Delete pictures')} onClick={() => setAsking(true)}>
        <Trash />
      </Button>
      <Button look="bare" small onClick={clear}>
        {t('Clear selection')}
      </Button>
      {isWriting && only && <WordsDialog picture={only} onClose={() => setWriting(false)} />}
      {isHanging && <WallDialog galleryId={_id} pictures={chosen} onClose={() => setHanging(false)} />}
      <ConfirmDialog
        open={isAsking}
        question={plural(chosen.length, 'Delete {n} picture?', 'Delete {n} pictures?')}
        note={t('The files are deleted permanently and disappear from the client’s selection.')}
        busy={busy}
        onNo={() => setAsking(false)}
        onYes={() => void remove()}
      />
    </div>
  )
}

/** The manual order starts with the first picture moved by hand, and is kept while another order is shown. */
function OrderSelect({ gallery: { _id: id, sortedBy } }: { gallery: Gallery }) {
  const { busy, act } = useMutation()
  const sort = (order: PictureOrder) =>
    act(() => signedCall(api.gallery.update, { params: { id }, body: { sortedBy: order } }))
  return (
    <select
      className="input adm-select"
      aria-label={t('Picture order')}
      value={sortedBy}
      disabled={busy}
      onChange={({ target }) => void sort(target.value as PictureOrder)}
    >
      {pictureOrders.map((order) => (
        <option key={order} value={order}>
          {t(orderLabels[order])}
        </option>
      ))}
    </select>
  )
}

export function PicturesPanel({ gallery }: { gallery: Gallery }) {
  const [set, setSet] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const { pictures, sets, coverId, slug } = gallery
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
        <SetRow galleryId={gallery._id} sets={sets} total={pictures.length} chosen={set} choose={setSet} />
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
