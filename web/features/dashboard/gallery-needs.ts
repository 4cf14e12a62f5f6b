import type { Activity } from '../../../contract/dashboard.ts'
import { t } from '../../../language/t.ts'
import type { Need } from './need.ts'

/** What clients ask for at the doors of their galleries. */
export const galleryNeedsOf = (galleries: Activity['galleries']): Need[] =>
  galleries.map(({ _id, title, asked }): Need => ({
    kind: 'gallery',
    to: asked === 'pin' ? `/admin/galleries/view/${_id}?tab=sharing` : `/admin/galleries/view/${_id}`,
    title:
      asked === 'open'
        ? t('Somebody asks to open {title} again', { title })
        : t('Somebody does not know the PIN of {title}', { title }),
    text: asked === 'open' ? t('The gallery is closed.') : t('Set a new one, and tell the client.'),
    verb: t('View'),
  }))
