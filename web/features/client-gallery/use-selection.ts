import { useRef, useState } from 'react'
import { api } from '../../../contract/api.ts'
import type { GalleryList } from '../../../contract/gallery-parts.ts'
import { t } from '../../../language/t.ts'
import { browserCall } from '../../lib/browser-call.ts'
import { toast } from '../../ui/toast.ts'
import { toastRefusal } from '../../ui/toast-refusal.ts'

const withHeart = (lists: GalleryList[], list: string, picture: string, on: boolean) =>
  lists.map((one) =>
    one._id === list
      ? {
          ...one,
          pictures: on
            ? [...one.pictures.filter((id) => id !== picture), picture]
            : one.pictures.filter((id) => id !== picture),
        }
      : one,
  )

/** Hearts show at once and are stored one after the other; what the server refuses is taken back with its sentence. */
export function useSelection(slug: string, stored: GalleryList[]) {
  const [lists, setLists] = useState(stored)
  const [known, setKnown] = useState(stored)
  const [currentId, setCurrent] = useState(stored[0]?._id)
  const storing = useRef(Promise.resolve())
  if (known !== stored) {
    setKnown(stored)
    setLists(stored)
  }
  const current = lists.find(({ _id }) => _id === currentId) ?? lists[0]

  async function store(list: string, picture: string, on: boolean) {
    try {
      await browserCall(api.clientGallery.heart, { params: { slug }, body: { picture, list, on } })
    } catch (error) {
      toastRefusal(error)
      setLists((now) => withHeart(now, list, picture, !on))
    }
  }

  function choose(picture: string, on: boolean) {
    if (!current) return
    const { _id, limit, pictures } = current
    if (on && limit !== null && pictures.length >= limit)
      return void toast.error(t('You have chosen all {limit}. Take one out to choose another.', { limit }))
    setLists((now) => withHeart(now, _id, picture, on))
    storing.current = storing.current.then(() => store(_id, picture, on))
  }

  return { lists, current, choose, setCurrent, stored: () => storing.current }
}
export type Selection = ReturnType<typeof useSelection>
