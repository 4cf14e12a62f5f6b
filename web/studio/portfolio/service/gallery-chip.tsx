import type { KeyboardEvent, PointerEvent } from 'react'
import { usePictureDetails, usePictureName } from '../picture-details.ts'
import { focusStyle } from '../../../lib/picture-style.ts'
import { arrowSteps } from '../../ui/move-item.ts'
import { DescribePicture } from '../describe-picture.tsx'
import { Grip, Pencil } from '../../ui/icons.tsx'
import { Close } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { t } from '../../../../language/t.ts'

interface GalleryChipProps {
  src: string
  place: number
  of: number
  held: boolean
  onHold: (event: PointerEvent<HTMLElement>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/**
 * One picture of the gallery: a grip to drag or move with the arrow keys, a pencil to describe it, a cross to remove
 * it.
 */
export function GalleryChip({ src, place, of, held, onHold, onMove, onRemove }: GalleryChipProps) {
  const name = usePictureName(src)
  const details = usePictureDetails(src)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key]
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
        aria-label={t('{name}, picture {n} of {of}. Arrow keys move it, Delete removes it.', {
          name,
          n: place + 1,
          of,
        })}
        onKeyDown={onKeyDown}
        onPointerDown={onHold}
      >
        <Grip className="icon-s" />
        <Picture of={src} alt="" sizes="56px" style={focusStyle(details?.focus)} />
        <span className="adm-cut">{name}</span>
      </button>
      <DescribePicture src={src} describing="all">
        {(open) => (
          <button
            type="button"
            className="icon-btn icon-btn-sm"
            aria-label={t('Describe {name}', { name })}
            title={details?.alt || t('Describe this picture')}
            onClick={open}
          >
            <Pencil className="icon-s" />
          </button>
        )}
      </DescribePicture>
      <button
        type="button"
        className="icon-btn icon-btn-sm adm-chip-x"
        aria-label={t('Remove {name}', { name })}
        onClick={onRemove}
      >
        <Close className="icon-s" />
      </button>
    </li>
  )
}
