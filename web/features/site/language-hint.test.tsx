import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { keepLanguage } from '../../lib/account-language.ts'
import { LanguageHint } from './language-hint.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function show() {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['bn-BD', 'en'])
  const router = createMemoryRouter([{ path: '/about', Component: LanguageHint }], {
    initialEntries: ['/about'],
  })
  render(<RouterProvider router={router} />)
  return screen.queryByRole('link')?.getAttribute('href')
}

it('the other language is hinted at where the browser prefers it', () => expect(show()).toBe('/bn/about'))

it('there is no hint for somebody who has turned the switch', () => {
  keepLanguage('en')
  expect(show()).toBeUndefined()
})

it('there is no hint where a browser forbids storage, and no failure', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, clear: () => undefined })
  keepLanguage('en')
  expect(show()).toBeUndefined()
})
