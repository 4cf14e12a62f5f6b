import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PostInput } from '../../../../contract/journal/post.ts'
import { usePostSaving } from './use-post-saving.ts'

afterEach(cleanup)

const { signedCall } = vi.hoisted(() => ({
  signedCall: vi.fn<(endpoint: unknown, input: { body: object }) => Promise<unknown>>(),
}))
vi.mock('../../../lib/signed-call.ts', () => ({ signedCall }))

afterEach(() => {
  document.documentElement.lang = 'en'
})

const draft = { title: 'Light for Biye Season', publishedAt: null } as PostInput

it('an autosave and a press of the button create one post, each based on the other', async () => {
  const bodies: object[] = []
  signedCall.mockImplementation(async (_, { body }) => {
    bodies.push(body)
    return { data: { _id: 'post', version: `v${bodies.length}` } }
  })
  const { result } = renderHook(() => usePostSaving())
  await Promise.all([result.current.saveDraft!(draft), result.current.send(draft)])
  expect(bodies).toEqual([draft, { ...draft, _id: 'post', version: 'v1' }])
})

it('a failed save does not block the next one', async () => {
  signedCall.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ data: { _id: 'post' } })
  const { result } = renderHook(() => usePostSaving())
  const saves = [result.current.saveDraft!(draft), result.current.saveDraft!(draft)]
  const [first, second] = await Promise.allSettled(saves)
  expect([first!.status, second!.status]).toEqual(['rejected', 'fulfilled'])
})

it('a new draft gets its own address, in the language of the page', async () => {
  document.documentElement.lang = 'bn'
  signedCall.mockResolvedValueOnce({ data: { _id: 'post', version: 'v1' } })
  const { result } = renderHook(() => usePostSaving())
  await result.current.saveDraft!(draft)
  expect(location.pathname).toBe('/bn/admin/blogs/update-blog/post')
})
