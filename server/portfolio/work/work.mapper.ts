import type { Selectable } from 'kysely'
import type { Work } from '../../../contract/portfolio/work.ts'
import type { WorkTable } from '../../../db/tables/portfolio.ts'

export const toWork = (row: Selectable<WorkTable>): Work => ({
  _id: row.id,
  slug: row.slug,
  src: row.src,
  title: row.title,
  story: row.story,
  place: row.place,
  kind: { slug: row.kind_slug, name: row.kind },
  serviceId: row.service_id,
  showCamera: row.show_camera,
  version: row.updated_at,
})
