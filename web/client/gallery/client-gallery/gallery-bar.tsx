import type { ReactNode } from 'react'
import type { GalleryList } from '../../../../contract/gallery/gallery-parts.ts'
import { formatNumber } from '../../../../language/numbers.ts'
import { plural, t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { Button } from '../../../ui/button.tsx'
import type { ShownSet } from './shown-gallery.ts'
import { Download, Heart } from './icons.tsx'
import { Play } from '../../../ui/icons.tsx'

export interface GalleryActs {
  /** The list that hearts are added to; undefined where nothing can be chosen. */
  list?: GalleryList
  onlyChosen: boolean
  onOnlyChosen: (on: boolean) => void
  onDownload?: () => void
  onSlideshow?: () => void
  onSend?: () => void
}

const chosenWords = ({ pictures, limit }: GalleryList) =>
  limit === null
    ? plural(pictures.length, '{n} chosen', '{n} chosen')
    : t('{n} of {limit} chosen', { n: formatNumber(pictures.length), limit: formatNumber(limit) })

/** The actions of the gallery: next to its sets, or at the bottom of a phone. */
export function Acts({
  list,
  onlyChosen,
  onOnlyChosen,
  onDownload,
  onSlideshow,
  onSend,
  narrow,
}: GalleryActs & { narrow?: boolean }) {
  return (
    <div className="gallery-acts">
      {list && (
        <button
          type="button"
          className="gallery-count"
          aria-pressed={onlyChosen}
          onClick={() => onOnlyChosen(!onlyChosen)}
        >
          <Heart />
          {chosenWords(list)}
        </button>
      )}
      {onDownload && (
        <Button look="bare" small onClick={onDownload}>
          <Download />
          {t('Download')}
        </Button>
      )}
      {onSlideshow && (
        <button type="button" className="icon-btn" aria-label={t('Slideshow')} onClick={onSlideshow}>
          <Play />
        </button>
      )}
      {onSend && (
        <Button look="accent" small onClick={onSend}>
          {narrow ? t('Send') : t('Send my selection')}
        </Button>
      )}
    </div>
  )
}

/** How many of the allowed pictures are chosen. */
export const Meter = ({ list }: { list?: GalleryList }) =>
  list?.limit ? (
    <div className="gallery-meter" aria-hidden="true">
      <i style={{ width: `${Math.min(100, (list.pictures.length / list.limit) * 100)}%` }} />
    </div>
  ) : null

interface GalleryBarProps {
  sets: ShownSet[]
  acts: GalleryActs
  brand: ReactNode
}

export function GalleryBar({ sets, acts, brand }: GalleryBarProps) {
  const named = sets.filter(({ title }) => title !== '')
  return (
    <div className="gallery-bar">
      <div className="gallery-bar-in">
        {brand}
        {named.length > 0 && (
          <nav aria-label={t('Sets')}>
            <ul>
              {named.map(({ id, title, shots }) => (
                <li key={id}>
                  <a href={`#set-${id}`} lang={langOf(title)}>
                    {title} <small>{formatNumber(shots.length)}</small>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Acts {...acts} />
      </div>
      <Meter list={acts.list} />
    </div>
  )
}
