import { startTransition, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { api } from '../../../../contract/api.ts'
import type { Gallery } from '../../../../contract/gallery/gallery.ts'
import type { OwnerPicture } from '../../../../contract/gallery/gallery-parts.ts'
import { t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { toast, toastApiError } from '../../../ui/toast.ts'
import { moveItem } from '../../ui/move-item.ts'
import { useDrag } from '../../ui/use-drag.ts'

interface Placed {
  _id: string
}

/**
 * The id of the picture before which a moved one is placed; null for the end. If only one set is shown, the last place
 * is right after its last picture, wherever the next picture belongs.
 */
export function placeBefore(all: Placed[], shown: Placed[], place: number) {
  const next = shown[place + 1]
  if (next) return next._id
  const last = all.findIndex(({ _id }) => _id === shown[place - 1]?._id)
  const behind = all.slice(last + 1).find(({ _id }) => _id !== shown[place]?._id)
  return behind?._id ?? null
}

/** Pictures that came meanwhile are last. */
function inOrder(pictures: OwnerPicture[], ids: string[]) {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ _id }: Placed) => places.get(_id) ?? ids.length
  return pictures.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const gripOf = (id: string) => document.querySelector<HTMLElement>(`[data-grip="${CSS.escape(id)}"]`)

/**
 * Reorders pictures at once, and stores one move after the other. Shows the pictures of one set, or all. The order of
 * the server is shown again once all moves are stored and loaded.
 */
export function usePictureOrder(
  { _id: galleryId, pictures }: Pick<Gallery, '_id' | 'pictures'>,
  set: string,
) {
  const { revalidate } = useRevalidator()
  const [spoken, setSpoken] = useState('')
  /** The ids of all pictures in their order, while a move is shown that was not loaded yet. */
  const [moved, setMoved] = useState<string[]>()
  const stored = useRef<Promise<unknown>>(Promise.resolve())
  const isHeld = useRef(false)
  const all = moved ? inOrder(pictures, moved) : pictures
  const rows = set ? all.filter(({ setId }) => setId === set) : all

  /** Returns the ids of all pictures in their new order. */
  function show(from: number, to: number) {
    const { _id } = rows[from]!
    const before = placeBefore(all, moveItem(rows, from, to), to)
    const others = all.map((one) => one._id).filter((id) => id !== _id)
    const ids = others.toSpliced(before === null ? others.length : others.indexOf(before), 0, _id)
    setMoved(ids)
    return ids
  }

  async function settle() {
    const last = stored.current
    await last
    if (stored.current !== last) return
    await revalidate()
    // Together with what was loaded, which the router shows in a transition as well.
    if (stored.current === last && !isHeld.current) startTransition(() => setMoved(undefined))
  }

  function store({ _id, name }: OwnerPicture, place: number, ids: string[]) {
    setSpoken(t('{title} is now {place} of {total}', { title: name, place: place + 1, total: rows.length }))
    const body = { pictures: [_id], before: ids[ids.indexOf(_id) + 1] ?? null }
    stored.current = stored.current
      .catch(() => undefined)
      .then(() => signedCall(api.galleryPicture.move, { params: { id: galleryId }, body }))
      .then(({ message }) => toast.success(message), toastApiError)
    void settle()
  }

  const drag = useDrag(
    (from, to) => {
      isHeld.current = true
      show(from, to)
    },
    (place, from) => {
      isHeld.current = false
      if (place !== from) store(rows[place]!, place, moved!)
      else if (moved) void settle()
    },
  )

  function moveTo(from: number, wanted: number) {
    const to = Math.max(0, Math.min(rows.length - 1, wanted))
    if (to === from) return
    const picture = rows[from]!
    const ids = flushSync(() => show(from, to))
    gripOf(picture._id)?.focus()
    store(picture, to, ids)
  }

  return { rows, spoken, drag, moveTo }
}
