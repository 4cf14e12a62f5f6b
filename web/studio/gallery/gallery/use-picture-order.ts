import { useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../../../contract/api.ts'
import type { Gallery } from '../../../../contract/gallery/gallery.ts'
import { t } from '../../../../language/t.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { moveItem } from '../../ui/move-item.ts'
import { useDrag } from '../../ui/use-drag.ts'
import { placeBefore } from './place-before.ts'
import { useMutation } from '../../ui/use-mutation.ts'

const gripOf = (id: string) => document.querySelector<HTMLElement>(`[data-grip="${CSS.escape(id)}"]`)

interface MovedPictures {
  rows: Gallery['pictures']
  gallery: Gallery
  set: string
  isHeld: boolean
}

/** Reorders pictures at once and stores the order on drop. Shows the pictures of one set, or all. */
export function usePictureOrder(gallery: Gallery, set: string) {
  const { act } = useMutation()
  const { pictures } = gallery
  const shown = set ? pictures.filter(({ setId }) => setId === set) : pictures
  const [spoken, setSpoken] = useState('')
  const [moved, setMoved] = useState<MovedPictures>()
  // Reloaded data wins, unless a picture is being dragged.
  const isCurrent = moved?.set === set && (moved.isHeld || moved.gallery === gallery)
  const rows = isCurrent ? moved.rows : shown
  const show = (next: typeof shown, isHeld = false) => setMoved({ rows: next, gallery, set, isHeld })

  async function store(next: typeof shown, place: number) {
    const { _id, name } = next[place]!
    if (shown[place]?._id === _id) return
    setSpoken(t('{title} is now {place} of {total}', { title: name, place: place + 1, total: next.length }))
    const body = { pictures: [_id], before: placeBefore(pictures, next, place) }
    const isStored = await act(() =>
      signedCall(api.galleryPicture.move, { params: { id: gallery._id }, body }),
    )
    if (!isStored) setMoved(undefined)
  }

  const drag = useDrag(
    (from, to) => show(moveItem(rows, from, to), true),
    (place) => {
      show(rows)
      void store(rows, place)
    },
  )

  function moveTo(from: number, to: number) {
    const next = moveItem(rows, from, to)
    const { _id } = rows[from]!
    flushSync(() => show(next))
    gripOf(_id)?.focus()
    void store(
      next,
      next.findIndex((one) => one._id === _id),
    )
  }

  return { rows, spoken, drag, moveTo }
}
