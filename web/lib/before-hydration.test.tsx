import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { PinForm } from '../client/gallery/client-gallery/pin-form.tsx'
import { StarInput } from '../ui/star-input.tsx'
import { prepareHydration } from './before-hydration.ts'

/** Draws a form as the server does, changes it, and lets the scripts come. */
function hydrateAfter(element: ReactElement, change: () => void) {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(element)
  change()
  const onHydrated = prepareHydration()
  render(element, { container, hydrate: true })
  onHydrated()
}

vi.mock(import('./root-data.ts'), async (original) => ({ ...(await original()), useApiUrl: () => '/api' }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

it('shows and sends stars chosen before hydration', () => {
  hydrateAfter(<StarInput name="rating" legend="Your rating" />, () => (field('2 stars').checked = true))
  expect(field('2 stars').checked).toBe(true)
  expect(document.querySelector('output')!.textContent).toBe('2.0')
})

it('shows digits of a PIN typed before hydration', () => {
  hydrateAfter(<PinForm slug="a" pageKey="k" />, () => (field('Your PIN').value = '27'))
  expect(field('Your PIN').value).toBe('27')
  expect(document.querySelector('.door-box [aria-hidden]')!.textContent).toContain('27')
})

it('keeps a text changed before hydration', () => {
  const area = <textarea aria-label="Message" defaultValue="As it was sent." />
  hydrateAfter(area, () => (field('Message').value = 'Corrected.'))
  expect(field('Message').value).toBe('Corrected.')
})
