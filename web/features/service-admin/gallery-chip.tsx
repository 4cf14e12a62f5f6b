import type { KeyboardEvent, PointerEvent } from 'react'
import { pictureName } from '../../lib/admin/picture-name.ts'
import { Grip } from '../../ui/admin/icons.tsx'
import { Close } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'

interface GalleryChipProps {
  src: string
  place: number
  of: number
  held: boolean
  onHold: (event: PointerEvent<HTMLElement>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

const steps: Record<string, (place: number, of: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, of) => of - 1,
}

/** One picture of the gallery: its grip is dragged or moved with the arrow keys, its cross removes it. */
export function GalleryChip({ src, place, of, held, onHold, onMove, onRemove }: GalleryChipProps) {
  const name = pictureName(src)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) onMove(step(place, of))
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    event.preventDefault()
  }
  return (
    <li className="adm-chip" data-drag={place} data-held={held || undefined}>
      <button
        type="button"
        className="row adm-chip-grip"
        aria-label={`${name}, picture ${place + 1} of ${of}. Arrow keys move it, Delete removes it.`}
        onKeyDown={onKeyDown}
        onPointerDown={onHold}
      >
        <Grip className="icon-s" />
        <Picture of={src} alt="" sizes="56px" />
        <span className="adm-cut">{name}</span>
      </button>
      <button
        type="button"
        className="icon-btn icon-btn-sm adm-chip-x"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <Close className="icon-s" />
      </button>
    </li>
  )
}
