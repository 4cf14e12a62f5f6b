import type { Activity } from '../../../../contract/studio/dashboard.ts'
import { plural, t } from '../../../../language/t.ts'
import type { Task } from './task-list.tsx'

function wordsOf({ title, client, asked, picked }: Activity['galleries'][number]) {
  if (asked === 'open')
    return {
      title: t('Someone asks you to open {title} again', { title }),
      text: t('The gallery is closed.'),
    }
  if (asked === 'pin')
    return {
      title: t('Someone asks for the PIN of {title}', { title }),
      text: t('You can read and send it under Sharing.'),
    }
  return {
    title: client
      ? t('{client} has sent the selection', { client })
      : t('The selection of {title} has arrived', { title }),
    text: t('{pictures} from {title}.', { pictures: plural(picked, '{n} picture', '{n} pictures'), title }),
  }
}

/** Tasks about galleries: submitted selections and access requests. */
export const galleryTasksOf = (galleries: Activity['galleries']): Task[] =>
  galleries.map((gallery): Task => {
    const path = `/admin/galleries/view/${gallery._id}`
    return {
      kind: 'gallery',
      to: gallery.asked === 'pin' ? `${path}?tab=sharing` : path,
      ...wordsOf(gallery),
      verb: t('Open'),
    }
  })
