import type { GalleryActivity, PictureOrder } from '../../../../contract/gallery/gallery.ts'
import { type Label, t } from '../../../../language/t.ts'

export const orderLabels: Record<PictureOrder, Label> = {
  taken: 'Sort by time taken',
  name: 'Sort by file name',
  own: 'Custom order',
}

type ActivityLine = Pick<GalleryActivity, 'what' | 'actor' | 'detail'>

/** One activity as a sentence for the owner. */
export function activityWords({ what, actor, detail }: ActivityLine): string {
  const n = Number(detail) || 0
  const byGuest = actor === 'guest'
  switch (what) {
    case 'made':
      return detail
        ? t('Gallery created from booking {reference}', { reference: detail })
        : t('Gallery created')
    case 'opened':
      return t('You opened the gallery')
    case 'visited':
      return byGuest ? t('A guest visited') : t('The client visited')
    case 'wrong-pin':
      return t('Someone entered a wrong PIN')
    case 'uploaded':
      return t('Pictures uploaded: {n}', { n })
    case 'commented':
      return actor === 'owner'
        ? t('You commented on {name}', { name: detail })
        : t('The client commented on {name}', { name: detail })
    case 'sent':
      return t('The client sent a selection of {n}', { n })
    case 'reopened':
      return t('You opened the selection again')
    case 'downloaded':
      return Number.isFinite(Number(detail))
        ? t('A ZIP file of {n} was downloaded', { n })
        : t('{name} was downloaded', { name: detail })
    case 'delivered':
      return t('You delivered the gallery')
    case 'closed':
      return t('You closed the gallery')
    case 'expired':
      return t('The gallery closed by itself')
    case 'asked-open':
      return byGuest
        ? t('A guest asked to open the gallery again')
        : t('The client asked to open the gallery again')
    case 'asked-pin':
      return byGuest ? t('A guest asked for the PIN') : t('The client asked for the PIN')
    case 'reminded':
      return t('You reminded the client')
    case 'renewed':
      return detail === 'guest' ? t('You renewed the guest link') : t('You renewed the client link')
  }
}

/** The file name without its extension, so that programs also find the raw file. */
export const stem = (name: string) => name.replace(/\.[^.]*$/, '')
