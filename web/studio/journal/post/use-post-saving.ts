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

/**
 * Stores a post wherever it stands: a new one is made by the first save, by itself or by the button, and changed by all
 * that follow.
 */
export function usePostSaving(stored?: Stored, isDraft = true) {
  const known = useRef(stored)
  /** Nobody has pressed the button yet: to whoever writes, it is new. */
  const isAdded = useRef(stored !== undefined)
  /** What the button says was done, whatever was saved before without it. */
  const said = (message: string) => {
    const isFirst = !isAdded.current
    isAdded.current = true
    return isFirst ? t('Blog added successfully') : message
  }
  const last = useRef<Promise<unknown>>(Promise.resolve())
  /** One after the other: whoever presses the button while a draft saves itself would be overtaken by their own words. */
  function inTurn<T>(save: () => Promise<T>): Promise<T> {
    const saved = last.current.then(save)
    last.current = saved.catch(() => undefined)
    return saved
  }
  async function storeDraft(draft: DraftInput): Promise<Stored> {
    const { data } = await signedCall(api.post.saveDraft, { body: { ...draft, ...known.current } })
    const isNew = !known.current
    known.current = { _id: data._id, version: data.version }
    // The page stays as it is, under the address where a reload finds the draft.
    const address = addressIn(currentLanguage(), `/admin/blogs/update-blog/${data._id}`)
    if (isNew) window.history.replaceState(window.history.state, '', address)
    return known.current
  }
  /** A draft needs a title only; what visitors see, or are about to, must be whole. */
  async function store(post: PostInput): Promise<{ message: string; data: Stored }> {
    if (isDraft && post.publishedAt === null) {
      const data = await storeDraft(post)
      return { message: said(t('Blog updated successfully')), data }
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
    return { message: said(message), data: known.current }
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
