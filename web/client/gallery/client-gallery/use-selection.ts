import { useRef, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { GalleryList } from '../../../../contract/gallery/gallery-parts.ts'
import { t } from '../../../../language/t.ts'
import { browserCall } from '../../../lib/browser-call.ts'
import { toast, toastApiError } from '../../../ui/toast.ts'

interface Heart {
  list: string
  picture: string
  on: boolean
}

const withHeart = (lists: GalleryList[], { list, picture, on }: Heart) =>
  lists.map((one) => {
    if (one._id !== list) return one
    const others = one.pictures.filter((id) => id !== picture)
    return { ...one, pictures: on ? [...others, picture] : others }
  })

/** Hearts appear at once and are stored one after the other; a refused one is reverted with a message. */
export function useSelection(slug: string, stored: GalleryList[]) {
  const [known, setKnown] = useState(stored)
  const [kept, setKept] = useState(stored)
  /** Data loaded meanwhile may have been read before they were stored. */
  const [onTheWay, setOnTheWay] = useState<Heart[]>([])
  const [currentId, setCurrent] = useState(stored[0]?._id)
  const storing = useRef(Promise.resolve())
  if (known !== stored) {
    setKnown(stored)
    setKept(stored)
  }
  const lists = onTheWay.reduce(withHeart, kept)
  const current = lists.find(({ _id }) => _id === currentId) ?? lists[0]

  async function store(heart: Heart) {
    try {
      await browserCall(api.clientGallery.heart, { params: { slug }, body: heart })
      setKept((now) => withHeart(now, heart))
    } catch (error) {
      toastApiError(error)
    }
    setOnTheWay((now) => now.filter((one) => one !== heart))
  }

  function choose(picture: string, on: boolean) {
    if (!current) return
    const { _id, limit, pictures } = current
    if (on && limit !== null && pictures.length >= limit)
      return void toast.error(t('You have chosen all {limit}. Remove one to choose another.', { limit }))
    const heart = { list: _id, picture, on }
    setOnTheWay((now) => [...now, heart])
    storing.current = storing.current.then(() => store(heart))
  }

  return { lists, current, choose, setCurrent, stored: () => storing.current }
}
export type Selection = ReturnType<typeof useSelection>
