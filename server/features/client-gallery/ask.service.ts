import type { GalleryAsk } from '../../../contract/gallery-acts.ts'
import type { Db } from '../../../db/open.ts'
import { conflict } from '../../errors.ts'
import { queueAskMail } from '../../mail/gallery-mails.ts'
import { addActivity } from '../gallery/gallery-activity.ts'
import { atDoor } from './door.service.ts'
import { isEntered } from './gallery-access.ts'

/** The owner gets one mail in that time, however often somebody asks. */
const quietMs = 12 * 3_600_000

interface Asked {
  slug: string
  key: string
  what: GalleryAsk
}

/** Written down and told to the owner together, for whoever has a link. */
export async function askOwner(db: Db, { slug, key, what }: Asked) {
  const { row, role } = await atDoor(db, slug, key)
  const isOpen = await isEntered(db, row)
  if (what === 'open' ? isOpen : !isOpen || row.pin_hash === null)
    throw conflict('This gallery has changed in the meantime. Please reload the page.')
  const now = Date.now()
  const since = new Date(now - quietMs).toISOString()
  await db.transaction().execute(async (trx) => {
    const isFirst = await trx
      .updateTable('gallery')
      .set({ asked: what, asked_at: new Date(now).toISOString() })
      .where('id', '=', row.id)
      .where((e) => e.or([e('asked_at', 'is', null), e('asked_at', '<', since), e('asked', '!=', what)]))
      .returning('id')
      .executeTakeFirst()
    if (!isFirst) return
    await addActivity(trx, row.id, { what: `asked-${what}`, actor: role })
    await queueAskMail(trx, row, what)
  })
}
