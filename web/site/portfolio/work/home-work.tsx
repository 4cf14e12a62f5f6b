import { type CSSProperties, Suspense } from 'react'
import { Await } from 'react-router'
import { t } from '../../../../language/t.ts'
import { arrangePictures, type SizedPicture, withKnownSize } from '../../../lib/arrange-pictures.ts'
import { langOf } from '../../../lib/lang.ts'
import type { Result } from '../../../lib/load.ts'
import { ArrowLink } from '../../../ui/links.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { type PictureInfo, Picture, PictureLookup } from '../../../ui/picture.tsx'
import { toPictureLookup } from '../../../ui/picture-lookup.ts'
import { pairSizes, PicturePair } from '../../../ui/picture-pair.tsx'
import { FewWorks, type WallWork } from './wall.tsx'
import { wallPath, workPath } from './work-path.ts'

export interface ShownWorks {
  works: WallWork[]
  pictures: PictureInfo[]
}

/**
 * The pictures that Home shows from the start of the wall: none that is on the page already, and at most as many as
 * there are places.
 */
export function chooseWorks({ works, pictures }: ShownWorks, shown: string[]): ShownWorks {
  const free = works.filter(({ src }) => !shown.includes(src))
  const lookup = toPictureLookup(pictures)
  const { full, pair, tall } = arrangePictures(
    withKnownSize(
      free.map(({ src }) => src),
      lookup,
    ),
  )
  const chosen = full ? [full, ...pair, tall].map((picture) => picture?.src) : []
  const of = <Item extends { src: string }>(items: Item[]) =>
    chosen.flatMap((src) => items.find((item) => item.src === src) ?? [])
  // No picture is wide enough to go across the page: the first few as they are.
  return full ? { works: of(works), pictures: of(pictures) } : { works: free.slice(0, 3), pictures }
}

function Shot({ picture, sizes, work }: { picture: SizedPicture; sizes: string; work?: WallWork }) {
  const image = <Picture of={picture.src} sizes={sizes} />
  if (!work) return image
  return (
    <>
      <PageLink to={workPath(work.slug)}>{image}</PageLink>
      {work.title && (
        <figcaption className="caption" lang={langOf(work.title)}>
          {work.title}
        </figcaption>
      )}
    </>
  )
}

function Sequence({ works, pictures }: ShownWorks) {
  const { full, pair, tall } = arrangePictures(
    withKnownSize(
      works.map(({ src }) => src),
      toPictureLookup(pictures),
    ),
  )
  const workOf = ({ src }: SizedPicture) => works.find((work) => work.src === src)
  if (!full) return <FewWorks works={works} />
  const last = tall && workOf(tall)
  const sizes = pairSizes(pair)
  return (
    <>
      <figure className="sequence-full" style={{ '--own': `${full.width}px` } as CSSProperties}>
        <Shot picture={full} sizes="min(100vw, 2000px)" work={workOf(full)} />
      </figure>
      <PicturePair pictures={pair}>
        {pair.map((picture, index) => (
          <Shot key={picture.src} picture={picture} sizes={sizes[index]!} work={workOf(picture)} />
        ))}
      </PicturePair>
      {tall && last && (
        <div className="wrap grid-12 sequence-tall">
          <figure style={{ '--own': `${tall.width}px` } as CSSProperties}>
            <PageLink to={workPath(last.slug)}>
              <Picture of={tall.src} sizes="(width <= 760px) 100vw, 38vw" />
            </PageLink>
          </figure>
          <div className="sequence-words">
            {last.title && <p lang={langOf(last.title)}>{last.title}</p>}
            {last.place && (
              <p className="note" lang={langOf(last.place)}>
                {last.place}
              </p>
            )}
          </div>
        </div>
      )}
    </>
  )
}

type Works = Result<ShownWorks>

/** A few large, uncropped pictures of the wall. The page omits them if they fail to load. */
export function HomeWork({ work }: { work: Works | Promise<Works> }) {
  return (
    <section className="section section-flush sequence">
      <div className="wrap section-head">
        <h2>{t('Work')}</h2>
        <ArrowLink to={wallPath()}>{t('See all work')}</ArrowLink>
      </div>
      <Suspense fallback={<div className="sequence-room" />}>
        <Await resolve={work}>
          {(known) =>
            known.ok && (
              <PictureLookup value={toPictureLookup(known.value.pictures)}>
                <Sequence {...known.value} />
              </PictureLookup>
            )
          }
        </Await>
      </Suspense>
    </section>
  )
}
