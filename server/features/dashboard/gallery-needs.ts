import type { Activity } from '../../../contract/dashboard.ts'
import type { Db } from '../../../db/open.ts'

const most = 3

/** What clients ask for at the doors of their galleries. */
export async function galleryNeeds(db: Db): Promise<Activity['galleries']> {
  const rows = await db
    .selectFrom('gallery')
    .select(['id', 'title', 'asked'])
    .where('asked', 'is not', null)
    .orderBy('asked_at')
    .limit(most)
    .execute()
  return rows.map(({ id, title, asked }) => ({ _id: id, title, asked: asked! }))
}
