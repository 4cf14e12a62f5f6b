import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveLanguage } from './account-language.ts'
import { countHint, dismissHint, languageHintScript } from './language-hint.ts'

const root = document.documentElement

function isHinted(language = 'en', browser = 'bn-BD') {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([browser, 'en'])
  root.lang = language
  delete root.dataset.hint
  // oxlint-disable-next-line no-new-func -- it runs as the page runs it
  new Function(languageHintScript)()
  return root.dataset.hint !== undefined
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('the other language is hinted at where the browser prefers it', () => {
  expect(isHinted()).toBe(true)
  expect(isHinted('bn', 'en-GB')).toBe(true)
  expect(isHinted('bn')).toBe(false)
  expect(isHinted('en', 'de')).toBe(false)
})

it('there is no hint after three pages, nor for somebody who closed it or turned the switch', () => {
  for (const page of [1, 2, 3]) {
    expect(isHinted(), `page ${page}`).toBe(true)
    countHint()
  }
  expect(isHinted()).toBe(false)
  for (const end of [dismissHint, () => saveLanguage('en')]) {
    localStorage.clear()
    expect(isHinted()).toBe(true)
    end()
    expect(root.dataset.hint).toBeUndefined()
    expect(isHinted()).toBe(false)
  }
})

it('there is no hint where a browser forbids storage, and no failure', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, clear: () => undefined })
  saveLanguage('en')
  expect(isHinted()).toBe(false)
})
