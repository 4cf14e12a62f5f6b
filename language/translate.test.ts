import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allSentences } from './bn/all.ts'
import { readLanguageFrom } from './current.ts'
import { inSentences } from './in-sentences.ts'
import { formatNumber, localDigits } from './numbers.ts'
import { learn, plural, t } from './t.ts'
import { translate, translateIfOurs } from './translate.ts'

learn(allSentences)

describe('in Bangla', () => {
  beforeEach(() => readLanguageFrom(() => 'bn'))
  afterEach(() => readLanguageFrom(() => 'en'))

  it('sentences are said with their gaps filled', () => {
    expect(t('Slide {n}: {title}', { n: 12, title: 'Light & <b>' })).toBe('স্লাইড ১২: Light & <b>')
    expect(plural(1, '{n} star', '{n} stars')).toBe('১ তারা')
  })

  it('numbers are grouped by lakh and have Bangla digits', () => {
    expect(formatNumber(120000, 0)).toBe('১,২০,০০০')
    expect(formatNumber(4.5, 1)).toBe('৪.৫')
    expect(localDigits('2019')).toBe('২০১৯')
  })

  it('finished sentences of the server are translated with their labels and numbers', () => {
    expect(translate('Name is required.')).toBe('নাম দিন।')
    expect(translate('Name can be at most 120 characters long.')).toBe('নাম সর্বোচ্চ ১২০ অক্ষরের হতে পারে।')
    expect(translate('Your booking request AL-7K3F9Q was received. I will get back to you soon.')).toContain(
      'AL-7K3F9Q',
    )
  })

  it('the pattern that says most of a sentence reads it, whatever looser ones there are', () => {
    expect(translate('This file type is not supported. Use a PNG, GIF or TIFF file.')).toBe(
      'এই ধরনের ফাইল এখানে চলে না। PNG, GIF or TIFF ফাইল দিন।',
    )
    expect(translate('Late, 3')).toBe('Late, 3')
    expect(translate('Failed to connect')).toBe('Failed to connect')
  })

  it('of what people typed only a whole sentence of ours is translated', () => {
    expect(translateIfOurs('The offer expired')).toBe('প্রস্তাবের মেয়াদ শেষ')
    expect(translateIfOurs('2 of 3')).toBe('2 of 3')
  })

  it('sentences end with a danda', () => {
    expect(inSentences('আজ', '', 'কাল')).toBe('আজ। কাল')
  })

  it('what has no translation stays as it is', () => {
    expect(translate('Nobody has said this yet.')).toBe('Nobody has said this yet.')
  })
})

it('English is said as it is written', () => {
  expect(t('Slide {n}: {title}', { n: 120000, title: 'x' })).toBe('Slide 1,20,000: x')
  expect(plural(1, '{n} star', '{n} stars')).toBe('1 star')
  expect(plural(2, '{n} star', '{n} stars')).toBe('2 stars')
  expect(translate('Name is required.')).toBe('Name is required.')
})
