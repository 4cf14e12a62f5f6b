import { useRef } from 'react'
import { api } from '../../../../contract/api.ts'
import type { DraftInput, PostInput } from '../../../../contract/journal/post.ts'
import { currentLanguage } from '../../../../language/current.ts'
import { addressIn } from '../../../../language/languages.ts'
import { signedCall } from '../../../lib/signed-call.ts'
import { t } from '../../../../language/t.ts'

export interface Stored {
  _id: string
  version: string
}

/** Stores a post: the first save, automatic or by the button, creates it; later ones change it. */
export function usePostSaving(stored?: Stored, isDraft = true) {
  const known = useRef(stored)
  /** The button was not pressed yet, so to the writer the post is new. */
  const isAdded = useRef(stored !== undefined)
  /** The message after the button, whatever autosave stored before. */
  const messageOf = (message: string) => {
    const isFirst = !isAdded.current
    isAdded.current = true
    return isFirst ? t('Blog added successfully') : message
  }
  const last = useRef<Promise<unknown>>(Promise.resolve())
  /** Saves run one after the other: otherwise an autosave could overtake the button. */
  function inTurn<T>(save: () => Promise<T>): Promise<T> {
    const saved = last.current.then(save)
    last.current = saved.catch(() => undefined)
    return saved
  }
  async function storeDraft(draft: DraftInput): Promise<Stored> {
    const { data } = await signedCall(api.post.saveDraft, { body: { ...draft, ...known.current } })
    const isNew = !known.current
    known.current = { _id: data._id, version: data.version }
    // The page stays, under the address where a reload finds the draft.
    const address = addressIn(currentLanguage(), `/admin/blogs/update-blog/${data._id}`)
    if (isNew) window.history.replaceState(window.history.state, '', address)
    return known.current
  }
  /** A draft requires only a title; a published or scheduled post must be complete. */
  async function store(post: PostInput): Promise<{ message: string; data: Stored }> {
    if (isDraft && post.publishedAt === null) {
      const data = await storeDraft(post)
      return { message: messageOf(t('Blog updated successfully')), data }
    }
    if (!known.current) {
      const { message, data } = await signedCall(api.post.add, { body: post })
      return { message, data: { _id: data._id, version: '' } }
    }
    const { _id, version } = known.current
    const { message, data } = await signedCall(api.post.update, {
      params: { id: _id },
      body: { ...post, version },
    })
    known.current = { _id, version: data.version }
    return { message: messageOf(message), data: known.current }
  }
  const saveDraft = (draft: DraftInput) => inTurn(() => storeDraft(draft))
  return {
    isNow: (version: string) => {
      if (known.current) known.current = { ...known.current, version }
    },
    send: (post: PostInput) => inTurn(() => store(post)),
    saveDraft: isDraft ? saveDraft : undefined,
  }
}
