import type { Picture, PictureDescription, PictureDetails } from '../../../contract/portfolio/picture.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { inReadersLanguage } from '../../platform/translation/in-readers-language.ts'
import { toPicture, toPictureDetails } from './picture.mapper.ts'
import { findPicture, findPictures, insertExternalPicture, updatePicture } from './picture.queries.ts'

/** The known pictures among these addresses, in the same order, with one query. */
export async function picturesOf(db: Db, sources: string[]): Promise<Picture[]> {
  const addresses = [...new Set(sources)].filter((src) => src !== '' && !src.startsWith('data:'))
  const bySrc = new Map((await findPictures(db, addresses)).map((row) => [row.src, row]))
  const known = addresses.flatMap((src) => bySrc.get(src) ?? []).map(toPicture)
  return inReadersLanguage(db, 'picture', known, ({ src }) => src, { alt: 'alt', caption: 'caption' })
}

export const detailsOf = async (db: Db, sources: string[]): Promise<PictureDetails[]> =>
  (await findPictures(db, sources)).map(toPictureDetails)

/** A description applies wherever the picture is shown. */
export const describePicture = (db: Db, { src, width, height, alt, caption, focus }: PictureDescription) =>
  db.transaction().execute(async (trx) => {
    if (width && height && !src.startsWith('/')) await insertExternalPicture(trx, { src, width, height })
    if (!(await findPicture(trx, src))) throw notFound('picture')
    await updatePicture(trx, src, { alt, caption, ...(focus && { focus_x: focus.x, focus_y: focus.y }) })
  })

type ItemOf<Data> = Data extends (infer Item)[] ? Item : Data

/** Adds the pictures that a reply, one item or a list, refers to. */
export async function withPictures<R extends { data: unknown }>(
  db: Db,
  reply: R,
  sourcesOf: (item: ItemOf<R['data']>) => string[],
) {
  const items = [reply.data].flat() as ItemOf<R['data']>[]
  return { ...reply, pictures: await picturesOf(db, items.flatMap(sourcesOf)) }
}
