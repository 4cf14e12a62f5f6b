import type { Picture, PictureDescription, PictureDetails } from '../../../contract/portfolio/picture.ts'
import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/http/errors.ts'
import { inReadersLanguage } from '../../platform/translation/in-readers-language.ts'
import { toPicture, toPictureDetails } from './picture.mapper.ts'
import { findPicture, findPictures, insertOutside, updatePicture } from './picture.queries.ts'

/** Known pictures among these addresses, in their order, from one query however many there are. */
export async function picturesOf(db: Db, sources: string[]): Promise<Picture[]> {
  const asked = [...new Set(sources)].filter((src) => src !== '' && !src.startsWith('data:'))
  const bySrc = new Map((await findPictures(db, asked)).map((row) => [row.src, row]))
  const known = asked.flatMap((src) => bySrc.get(src) ?? []).map(toPicture)
  return inReadersLanguage(db, 'picture', known, ({ src }) => src, { alt: 'alt', caption: 'caption' })
}

export const detailsOf = async (db: Db, sources: string[]): Promise<PictureDetails[]> =>
  (await findPictures(db, sources)).map(toPictureDetails)

/** Said once, it holds wherever the picture is shown. */
export const describePicture = (db: Db, { src, width, height, alt, caption, focus }: PictureDescription) =>
  db.transaction().execute(async (trx) => {
    if (width && height && !src.startsWith('/')) await insertOutside(trx, { src, width, height })
    if (!(await findPicture(trx, src))) throw notFound('picture')
    await updatePicture(trx, src, { alt, caption, ...(focus && { focus_x: focus.x, focus_y: focus.y }) })
  })

type ItemOf<Data> = Data extends (infer Item)[] ? Item : Data

/** Adds to a reply, of one item or a list, what is known about the pictures it names. */
export async function withPictures<R extends { data: unknown }>(
  db: Db,
  reply: R,
  sourcesOf: (item: ItemOf<R['data']>) => string[],
) {
  const items = [reply.data].flat() as ItemOf<R['data']>[]
  return { ...reply, pictures: await picturesOf(db, items.flatMap(sourcesOf)) }
}
