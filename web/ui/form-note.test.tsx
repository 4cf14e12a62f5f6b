import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FormNote } from './form-note.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const refused = (fields: Record<string, string> = {}) =>
  ({ ok: false, message: 'Too many requests.', fields, values: {}, status: 429 }) as const
const hidden = 'only-without-script'

it('keeps a failure without a field in view after its toast, without announcing it twice', () => {
  const show = vi.spyOn(Element.prototype, 'scrollIntoView')
  render(<FormNote result={refused()} />)
  const note = screen.getByText('Too many requests.')
  expect(note.classList.contains(hidden)).toBe(false)
  expect(note.hasAttribute('role')).toBe(false)
  expect(show).toHaveBeenCalledOnce()
})

it('repeats the error of a field only for pages without script', () => {
  render(<FormNote result={refused({ email: 'Too many requests.' })} />)
  expect(screen.getByText('Too many requests.').classList.contains(hidden)).toBe(true)
})

it('announces the note where no toast is shown', () => {
  render(<FormNote result={refused()} alone />)
  expect(screen.getByRole('alert').textContent).toBe('Too many requests.')
})
