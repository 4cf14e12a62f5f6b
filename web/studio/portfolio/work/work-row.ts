import type { Work } from '../../../../contract/portfolio/work.ts'
import { t } from '../../../../language/t.ts'

/** The fields of a picture in the list of the owner. Without a title, its description is its name. */
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
