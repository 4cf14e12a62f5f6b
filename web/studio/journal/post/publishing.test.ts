import { afterEach, expect, it, vi } from 'vitest'
import { publishedAtOf, publishingOf, saveVerb, tomorrowMorning } from './publishing.ts'

afterEach(() => void vi.useRealTimers())

it('reads a moment in Dhaka time and sends it in UTC', () => {
  const at = '2026-11-20T03:00:00.000Z'
  const publishing = publishingOf({ status: 'scheduled', publishedAt: at })
  expect(publishing).toEqual({ when: 'at', day: '2026-11-20', time: '09:00' })
  expect(publishedAtOf(publishing)).toBe(at)
  const midnight = publishingOf({ status: 'scheduled', publishedAt: '2026-11-20T18:00:00.000Z' })
  expect(midnight).toMatchObject({ day: '2026-11-21', time: '00:00' })
})

it('keeps the date of a published post, none for a draft, and leaves a missing moment to the schema', () => {
  expect(publishedAtOf(publishingOf({ status: 'published', publishedAt: '2022-07-05T06:00:00.000Z' }))).toBe(
    undefined,
  )
  expect(publishedAtOf(publishingOf({ status: 'draft', publishedAt: null }))).toBeNull()
  expect(publishedAtOf({ when: 'now', day: '', time: '' })).toBe('now')
  expect(publishedAtOf({ when: 'at', day: '2026-11-20', time: '' })).toBe('')
})

it('names the action on the button', () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T20:00:00Z') })
  expect(tomorrowMorning()).toEqual({ day: '2026-11-21', time: '09:00' })
  const at = { when: 'at', day: '2026-11-20', time: '09:00' } as const
  expect(saveVerb(at)).toBe('Schedule post')
  expect(saveVerb({ ...at, day: '2026-11-19' })).toBe('Publish post')
  expect(saveVerb({ ...at, when: 'draft' })).toBe('Save draft')
  expect(saveVerb({ ...at, when: 'keep' })).toBe('Save post')
})
