import type { Work } from '../../../../contract/portfolio/work.ts'
import { t } from '../../../../language/t.ts'

/** What the owner's list shows of a picture of the wall. One without a title is called by what it shows. */
export interface WorkRow extends Pick<Work, '_id' | 'slug' | 'src' | 'title' | 'place' | 'kind'> {
  untitled: boolean
}

export const toRow = (
  { _id, slug, src, title, place, kind }: Work,
  pictures: { src: string; alt: string }[],
): WorkRow => ({
  _id,
  slug,
  src,
  title: title || pictures.find((picture) => picture.src === src)?.alt || t('Untitled'),
  untitled: title === '',
  place,
  kind,
})
