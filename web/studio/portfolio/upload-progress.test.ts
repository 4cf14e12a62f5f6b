import { expect, it } from 'vitest'
import { progressOf } from './upload-progress.ts'

const megabyte = 1_048_576
const upload = (sent: number, took?: number) => ({
  file: { size: 4 * megabyte },
  sent: sent * megabyte,
  took,
})

it('shows how much is sent and how long the rest will take', () => {
  expect(progressOf(upload(1, 2000))).toEqual({ percent: 25, words: '1.0 of 4.0 MB, about 6 seconds left' })
  expect(progressOf(upload(3.9, 4000)).words).toBe('3.9 of 4.0 MB, about 1 second left')
  expect(progressOf(upload(1, 60_000)).words).toBe('1.0 of 4.0 MB, about 3 minutes left')
})

it('gives no estimate during the first second or in the queue', () => {
  expect(progressOf(upload(0.1, 500))).toEqual({ percent: 2, words: '0.1 of 4.0 MB' })
  expect(progressOf(upload(0))).toEqual({ percent: 0, words: 'Waiting' })
})

it('is not done when everything is sent: the server still processes it', () => {
  expect(progressOf(upload(4.1, 5000))).toEqual({ percent: 100, words: 'Checking the picture…' })
})
