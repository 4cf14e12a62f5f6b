import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import type { GalleryComment } from '../../../../contract/gallery/gallery-parts.ts'
import { formatLongDate } from '../../../../contract/shape/dates.ts'
import { plural, t } from '../../../../language/t.ts'
import { langOf } from '../../../lib/lang.ts'
import { Button } from '../../../ui/button.tsx'
import { blocksOf } from './blocks.ts'
import { Cover } from './cover.tsx'
import { DownloadDialog } from './download-dialog.tsx'
import { Acts, GalleryBar, Meter } from './gallery-bar.tsx'
import { setsOf, type ShownGallery } from './shown-gallery.ts'
import { Lists } from './lists.tsx'
import { SendDialog } from './send-dialog.tsx'
import { ShotBlock } from './shot-block.tsx'
import { Shot } from './shot.tsx'
import { useOpenPicture } from './use-open-picture.ts'
import { useSelection } from './use-selection.ts'

/** The number of pictures rendered with the page. Two thousand would block a phone for seconds. */
const sentAtOnce = 150
/** The number of pictures visible before scrolling. */
const seenAtOnce = 8

function Standing({ gallery, onlyChosen }: { gallery: ShownGallery; onlyChosen: boolean }) {
  if (gallery.role === 'owner') return <p className="gallery-note">{t('You see what your client sees.')}</p>
  if (gallery.sentAt && gallery.status === 'chosen')
    return (
      <p className="gallery-note" role="status">
        {t('You sent your selection on {day}. Thank you! It can no longer be changed.', {
          day: formatLongDate(gallery.sentAt),
        })}
      </p>
    )
  return onlyChosen && <p className="gallery-note">{t('Showing your favourites only.')}</p>
}

interface GalleryPageProps {
  gallery: ShownGallery
  /** Stays in view while the pictures are scrolled. */
  brand: ReactNode
}

export function GalleryPage({ gallery, brand }: GalleryPageProps) {
  const { slug, pictures, role } = gallery
  const { revalidate } = useRevalidator()
  const [asked] = useSearchParams()
  const wantsAll = asked.has('all')
  const selection = useSelection(slug, gallery.lists)
  const [said, setSaid] = useState<GalleryComment[]>([])
  const [onlyChosen, setOnlyChosen] = useState(false)
  const [dialog, setDialog] = useState<'download' | 'send' | null>(null)
  const [plays, setPlays] = useState(false)

  const isEmpty = pictures.length === 0
  const list = role === 'guest' || isEmpty ? undefined : selection.current
  const chosen = useMemo(() => new Set(list?.pictures), [list])
  const sets = setsOf(gallery.sets, pictures, (id) => !onlyChosen || chosen.has(id))
  const comments = [
    ...gallery.comments,
    ...said.filter(({ _id }) => !gallery.comments.some((one) => one._id === _id)),
  ]
  const countOf = new Map<string, number>()
  for (const { pictureId } of comments) countOf.set(pictureId, (countOf.get(pictureId) ?? 0) + 1)

  const { choose } = selection
  const latestChoose = useRef(choose)
  useEffect(() => void (latestChoose.current = choose))
  const onChoose = useCallback((id: string, on: boolean) => latestChoose.current(id, on), [])
  const { Viewer, ...viewed } = useOpenPicture((id) => pictures.some(({ _id }) => _id === id))

  const mayDownload = !isEmpty && (gallery.mayDownload.web || gallery.mayDownload.original)
  const acts = {
    list,
    onlyChosen,
    onOnlyChosen: setOnlyChosen,
    onDownload: mayDownload ? () => setDialog('download') : undefined,
    onSlideshow: isEmpty
      ? undefined
      : () => {
          setPlays(true)
          const first = sets[0]?.shots[0]
          if (first) viewed.open(first.picture._id)
        },
    onSend: gallery.mayChoose && list && list.pictures.length > 0 ? () => setDialog('send') : undefined,
  }

  return (
    <>
      <Cover gallery={gallery} />
      <GalleryBar sets={sets} acts={acts} brand={brand} />
      <Standing gallery={gallery} onlyChosen={onlyChosen} />
      {gallery.mayChoose && !isEmpty && <Lists slug={slug} selection={selection} />}
      {isEmpty && (
        <p className="gallery-note">{t('The pictures are not here yet. Please come back soon.')}</p>
      )}
      {onlyChosen && sets.length === 0 && (
        <p className="gallery-note">
          {t('No favourites yet. Tap the heart on a picture.')}{' '}
          <Button look="line" small onClick={() => setOnlyChosen(false)}>
            {t('Back to all pictures')}
          </Button>
        </p>
      )}
      {sets.map((set) => (
        <section className="gallery-set" key={set.id} id={`set-${set.id}`}>
          <div className="gallery-set-head">
            <h2 lang={langOf(set.title)}>{set.title || t('Pictures')}</h2>
            <p>{plural(set.shots.length, '{n} picture', '{n} pictures')}</p>
          </div>
          {blocksOf(set.shots).map((block) => (
            <ShotBlock
              key={block.shots[0]!.picture._id}
              block={block}
              isSent={wantsAll || block.shots[0]!.number <= sentAtOnce}
              isOpen={block.shots.some(({ picture }) => picture._id === viewed.id)}
            >
              {block.shots.map(({ picture, number }) => (
                <Shot
                  key={picture._id}
                  slug={slug}
                  picture={picture}
                  number={number}
                  chosen={gallery.mayChoose ? chosen.has(picture._id) : undefined}
                  comments={countOf.get(picture._id) ?? 0}
                  priority={number <= seenAtOnce}
                  onOpen={viewed.open}
                  onChoose={onChoose}
                />
              ))}
            </ShotBlock>
          ))}
        </section>
      ))}
      {pictures.length > sentAtOnce && !wantsAll && (
        <noscript>
          <p className="gallery-note">
            <a href={`?${new URLSearchParams([...asked, ['all', '1']])}`}>{t('Show all pictures')}</a>
          </p>
        </noscript>
      )}
      <div className="gallery-foot">
        <Meter list={list} />
        <Acts {...acts} narrow />
      </div>
      {viewed.id && Viewer && sets.length > 0 && (
        <Viewer
          gallery={gallery}
          sets={sets}
          id={viewed.id}
          chosen={gallery.mayChoose ? chosen : undefined}
          comments={comments}
          plays={plays}
          onTurn={viewed.turn}
          onChoose={onChoose}
          onWritten={(comment) => setSaid((all) => [...all, comment])}
          onClose={() => {
            setPlays(false)
            viewed.close()
          }}
        />
      )}
      {dialog === 'download' && (
        <DownloadDialog gallery={gallery} pictures={pictures} list={list} onClose={() => setDialog(null)} />
      )}
      {dialog === 'send' && list && (
        <SendDialog
          slug={slug}
          list={list}
          stored={selection.stored}
          onSent={() => {
            setDialog(null)
            void revalidate()
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}
