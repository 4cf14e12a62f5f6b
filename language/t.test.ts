import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allSentences } from './bn/all.ts'
import { readLanguageFrom } from './current.ts'
import { inSentences, learn, plural, t, translated } from './t.ts'
import { formatNumber, localDigits } from './numbers.ts'

learn(allSentences)

describe('in Bangla', () => {
  beforeEach(() => readLanguageFrom(() => 'bn'))
  afterEach(() => readLanguageFrom(() => 'en'))

  it('fills the gaps of a sentence', () => {
    expect(t('Slide {n}: {title}', { n: 12, title: 'Light & <b>' })).toBe('স্লাইড ১২: Light & <b>')
    expect(plural(1, '{n} star', '{n} stars')).toBe('১ তারা')
  })

  it('groups numbers by lakh and writes them in Bangla digits', () => {
    expect(formatNumber(120000, 0)).toBe('১,২০,০০০')
    expect(formatNumber(4.5, 1)).toBe('৪.৫')
    expect(localDigits('2019')).toBe('২০১৯')
  })

  it('translates known sentences and names, and leaves other texts alone', () => {
    expect(translated('The offer expired')).toBe('প্রস্তাবের মেয়াদ শেষ')
    expect(translated('2 of 3')).toBe('2 of 3')
  })

  it('ends sentences with a danda', () => {
    expect(inSentences('আজ', '', 'কাল')).toBe('আজ। কাল')
  })
})

it('English sentences stay as they are', () => {
  expect(t('Slide {n}: {title}', { n: 120000, title: 'x' })).toBe('Slide 1,20,000: x')
  expect(plural(1, '{n} star', '{n} stars')).toBe('1 star')
  expect(plural(2, '{n} star', '{n} stars')).toBe('2 stars')
  expect(translated('The offer expired')).toBe('The offer expired')
})
