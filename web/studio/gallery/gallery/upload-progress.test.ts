import { expect, it } from 'vitest'
import { createSpeed, minutesLeft, setOf, summaryOf, type UploadItem } from './upload-progress.ts'

const item = (state: UploadItem['state'], sent = 0): UploadItem => ({
  id: 1,
  name: 'ALK_4101.jpg',
  set: '',
  bytes: 100,
  sent,
  state,
})

it('counts finished files, and leaves out failed ones', () => {
  const all = [item('done', 100), item('known'), item('going', 50), item('waiting'), item('failed', 30)]
  expect(summaryOf(all)).toMatchObject({ total: 5, done: 2, known: 1, left: 2, bytes: 400, sent: 250 })
  expect(summaryOf(all).percent).toBe(62)
})

it('computes the recent speed and the remaining time', () => {
  const speed = createSpeed()
  expect(speed(0, 0)).toBeNull()
  expect(speed(2000, 4_000_000)).toBe(2_000_000)
  expect(minutesLeft(240_000_000, 2_000_000)).toBe(2)
  expect(minutesLeft(1, 2_000_000)).toBe(1)
})

it('uses folders within the chosen one as sets', () => {
  expect(setOf({ webkitRelativePath: 'Wedding/Holud/ALK_1.jpg' })).toBe('Holud')
  expect(setOf({ webkitRelativePath: 'Wedding/ALK_1.jpg' })).toBe('')
  expect(setOf({ webkitRelativePath: '' })).toBe('')
})
