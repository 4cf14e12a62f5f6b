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
