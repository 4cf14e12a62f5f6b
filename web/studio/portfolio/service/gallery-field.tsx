import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cachedPictureName } from '../picture-details.ts'
import { FieldFrame } from '../../../ui/field.tsx'
import { moveItem } from '../../ui/move-item.ts'
import { UploadButton } from '../upload-button.tsx'
import { UploadList } from '../upload-list.tsx'
import { useDrag } from '../../ui/use-drag.ts'
import { useFileDrop } from '../../ui/use-file-drop.ts'
import { useUploads } from '../use-uploads.ts'
import { toast } from '../../../ui/toast.ts'
import { commit } from './gallery.ts'
import { GalleryChip } from './gallery-chip.tsx'
import { plural, t } from '../../../../language/t.ts'

interface GalleryFieldProps {
  gallery: string[]
  /** The typed address that is not added yet. */
  entry: string
  error?: string
  onGallery: (gallery: string[]) => void
  onEntry: (entry: string) => void
  onBad: (sentence: string) => void
}

/** Addresses are added by comma, Enter or pasting several; each can be moved and removed. */
export function GalleryField({ gallery, entry, error, onGallery, onEntry, onBad }: GalleryFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  const chips = useRef<HTMLDivElement>(null)
  const [spoken, setSpoken] = useState('')

  const reorder = (from: number, to: number) => {
    const next = moveItem(gallery, from, to)
    const place = next.indexOf(gallery[from]!)
    flushSync(() => onGallery(next))
    setSpoken(
      t('{n} is now picture {n2} of {length}', {
        n: cachedPictureName(gallery[from]!),
        n2: place + 1,
        length: next.length,
      }),
    )
    return place
  }
  const drag = useDrag(reorder)
  const { uploads, ...upload } = useUploads({
    onDone({ display_url }) {
      const { gallery: next, added, problem } = commit(gallery, display_url)
      if (problem) return void toast.error(problem)
      onGallery(next)
      setSpoken(
        added > 0
          ? t('Picture uploaded, {length} in all', { length: next.length })
          : t('This picture is in the gallery already'),
      )
    },
    onFailed: (sentence) => toast.error(sentence),
  })
  const drop = useFileDrop(upload.add)
  const grip = (place: number) => chips.current?.querySelectorAll<HTMLElement>('.adm-chip-grip')[place]

  function add(text: string) {
    const { gallery: next, rest, added, problem } = commit(gallery, text)
    onGallery(next)
    onEntry(rest)
    if (added > 0)
      setSpoken(
        t('{added} added, {length} in all', {
          added: plural(added, '{n} picture', '{n} pictures'),
          length: next.length,
        }),
      )
    if (!problem) return
    toast.error(problem)
    onBad(problem)
  }

  function remove(place: number) {
    setSpoken(t('{n} removed', { n: cachedPictureName(gallery[place]!) }))
    flushSync(() => onGallery(gallery.toSpliced(place, 1)))
    const next = grip(Math.min(place, gallery.length - 2)) ?? box.current
    next?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      if (entry.trim()) add(entry)
    } else if (event.key === 'Backspace' && entry === '') {
      grip(gallery.length - 1)?.focus()
    }
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    if (!/\S[\s,]+\S/.test(text)) return
    event.preventDefault()
    add(`${entry} ${text}`)
  }

  return (
    <div className="adm-drop" {...drop}>
      <FieldFrame
        label={t('Gallery')}
        optional
        end={plural(gallery.length, '{n} picture', '{n} pictures')}
        error={error}
        hint={t(
          'Type an address and press comma to add it. It has to end in jpeg, jpg, gif or png. Drag a picture to move it.',
        )}
      >
        {(wiring) => (
          <div className="input adm-chips" ref={chips}>
            <ul aria-label={t('Gallery pictures')}>
              {gallery.map((src, place) => (
                <GalleryChip
                  key={src}
                  src={src}
                  place={place}
                  of={gallery.length}
                  held={drag.held === place}
                  onHold={drag.hold(place)}
                  onMove={(to) => grip(reorder(place, to))?.focus()}
                  onRemove={() => remove(place)}
                />
              ))}
            </ul>
            <input
              type="text"
              {...wiring}
              ref={box}
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={entry}
              onChange={({ target }) =>
                target.value.includes(',') ? add(target.value) : onEntry(target.value)
              }
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
            <span className="sr" role="status">
              {spoken}
            </span>
          </div>
        )}
      </FieldFrame>
      <UploadList uploads={uploads} onStop={upload.stop} onRetry={upload.retry} />
      <div className="adm-upload-more">
        <UploadButton text={t('Upload pictures')} small several onFiles={upload.add} />
      </div>
    </div>
  )
}
