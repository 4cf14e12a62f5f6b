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

it('shows the hint where the browser prefers the other language', () => {
  expect(isHinted()).toBe(true)
  expect(isHinted('bn', 'en-GB')).toBe(true)
  expect(isHinted('bn')).toBe(false)
  expect(isHinted('en', 'de')).toBe(false)
})

it('shows no hint after three pages, after closing it or after switching the language', () => {
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

it('shows no hint and does not fail where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, clear: () => undefined })
  saveLanguage('en')
  expect(isHinted()).toBe(false)
})
