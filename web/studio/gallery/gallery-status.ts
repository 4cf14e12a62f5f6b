import type { GalleryStatus } from '../../../contract/gallery/gallery-acts.ts'
import type { Label } from '../../../language/t.ts'

export const statusLabels: Record<GalleryStatus, Label> = {
  draft: 'Not open yet',
  open: 'Open',
  chosen: 'Selection received',
  delivered: 'Delivered',
  closed: 'Closed',
}
