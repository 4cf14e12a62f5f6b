import type { ActivityWhat, GalleryActivity, PictureOrder } from '../../../../contract/gallery/gallery.ts'
import { type Label, t } from '../../../../language/t.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { toast } from '../../../ui/toast.ts'

export const orderLabels: Record<PictureOrder, Label> = {
  taken: 'Sort by time taken',
  name: 'Sort by file name',
  own: 'Custom order',
}

type ActivityLine = Pick<GalleryActivity, 'what' | 'actor' | 'detail'>

const countOf = ({ detail }: ActivityLine) => ({ n: Number(detail) || 0 })

const words: Record<ActivityWhat, (line: ActivityLine) => string> = {
  made: ({ detail }) =>
    detail ? t('Gallery created from booking {reference}', { reference: detail }) : t('Gallery created'),
  opened: () => t('You opened the gallery'),
  visited: ({ actor }) => (actor === 'guest' ? t('A guest visited') : t('The client visited')),
  'wrong-pin': () => t('Someone entered a wrong PIN'),
  uploaded: (line) => t('Pictures uploaded: {n}', countOf(line)),
  commented: ({ actor, detail }) =>
    actor === 'owner'
      ? t('You commented on {name}', { name: detail })
      : t('The client commented on {name}', { name: detail }),
  sent: (line) => t('The client sent a selection of {n}', countOf(line)),
  reopened: () => t('You opened the selection again'),
  downloaded: (line) =>
    Number.isFinite(Number(line.detail))
      ? t('A ZIP file of {n} was downloaded', countOf(line))
      : t('{name} was downloaded', { name: line.detail }),
  delivered: () => t('You delivered the gallery'),
  closed: () => t('You closed the gallery'),
  expired: () => t('The gallery closed by itself'),
  'asked-open': ({ actor }) =>
    actor === 'guest'
      ? t('A guest asked to open the gallery again')
      : t('The client asked to open the gallery again'),
  'asked-pin': ({ actor }) =>
    actor === 'guest' ? t('A guest asked for the PIN') : t('The client asked for the PIN'),
  reminded: () => t('You reminded the client'),
  renewed: ({ detail }) =>
    detail === 'guest' ? t('You renewed the guest link') : t('You renewed the client link'),
}

/** One activity as a sentence for the owner. */
export const activityWords = (line: ActivityLine) => words[line.what](line)

/** The file name without its extension, so that programs also find the raw file. */
export const stem = (name: string) => name.replace(/\.[^.]*$/, '')

/** Copies a text, and says so. */
export async function copy(text: string, done: string) {
  if (await copyText(text)) toast.success(done)
  else toast.error(t('It could not be copied. Please select it and copy it yourself.'))
}
