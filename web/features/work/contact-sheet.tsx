import { Suspense } from 'react'
import { Await } from 'react-router'
import { t } from '../../../language/t.ts'
import type { Part } from '../../lib/load.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { type PictureInfo, PictureLookup } from '../../ui/picture.tsx'
import { toPictureLookup } from '../../ui/picture-lookup.ts'
import { areFew } from './few-rows.ts'
import { FewWorks, Wall, type WallWork } from './wall.tsx'
import { sheetSizes } from './wall-sizes.ts'
import { wallPath } from './work-path.ts'

type Works = Part<{ works: WallWork[]; pictures: PictureInfo[] }>

/** Frames in a row, as in the style sheet: on phones half as many. */
const frames = 6

/** Whole rows only. */
const sheetOf = (works: WallWork[]) => works.slice(0, works.length - (works.length % frames))

/** The beginning of the wall, small. A page does without it where it cannot be had. */
export function ContactSheet({ work }: { work: Works | Promise<Works> }) {
  return (
    <section className="section section-flush contact-sheet">
      <div className="wrap section-head">
        <h2>{t('Work')}</h2>
        <ArrowLink to={wallPath()}>{t('See all work')}</ArrowLink>
      </div>
      <Suspense fallback={<div className="contact-sheet-room" />}>
        <Await resolve={work}>
          {(known) =>
            known.ok && (
              <PictureLookup value={toPictureLookup(known.value.pictures)}>
                {areFew(known.value.works.length) ? (
                  <FewWorks works={known.value.works} />
                ) : (
                  <Wall works={sheetOf(known.value.works)} sizes={sheetSizes} />
                )}
              </PictureLookup>
            )
          }
        </Await>
      </Suspense>
    </section>
  )
}
