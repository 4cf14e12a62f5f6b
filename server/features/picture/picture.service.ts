import type { Picture } from '../../../contract/picture.ts'
import type { Db } from '../../../db/open.ts'
import { toPicture } from './picture.mapper.ts'
import { findPictures } from './picture.queries.ts'

/** Known pictures among these addresses, in their order, from one query however many there are. */
export async function picturesOf(db: Db, sources: string[]): Promise<Picture[]> {
  const asked = [...new Set(sources)].filter((src) => src !== '' && !src.startsWith('data:'))
  const bySrc = new Map((await findPictures(db, asked)).map((row) => [row.src, row]))
  return asked.flatMap((src) => bySrc.get(src) ?? []).map(toPicture)
}

/** Adds to a reply what is known about the pictures it names. */
export const withPictures = async <Item, R extends { data: Item | Item[] }>(
  db: Db,
  reply: R,
  sourcesOf: (item: Item) => string[],
) => ({ ...reply, pictures: await picturesOf(db, ([reply.data].flat() as Item[]).flatMap(sourcesOf)) })
