import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'

afterEach(cleanup)

it('masks the password until it is revealed', async () => {
  render(<PasswordField label="Password" />)
  const field = screen.getByLabelText('Password', { selector: 'input' })
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.getAttribute('type')).toBe('password')
})
