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

it('a failure that belongs to no field outlasts its toast, in view and not read out twice', () => {
  const show = vi.spyOn(Element.prototype, 'scrollIntoView')
  render(<FormNote result={refused()} />)
  const note = screen.getByText('Too many requests.')
  expect(note.classList.contains(hidden)).toBe(false)
  expect(note.hasAttribute('role')).toBe(false)
  expect(show).toHaveBeenCalledOnce()
})

it('what stands beside its field is written once more for pages without script alone', () => {
  render(<FormNote result={refused({ email: 'Too many requests.' })} />)
  expect(screen.getByText('Too many requests.').classList.contains(hidden)).toBe(true)
})

it('where no toast is heard, the note is what is read out', () => {
  render(<FormNote result={refused()} alone />)
  expect(screen.getByRole('alert').textContent).toBe('Too many requests.')
})
