import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ResetDialog } from './reset-dialog.tsx'

const { sendPasswordReset } = vi.hoisted(() => ({ sendPasswordReset: vi.fn<() => Promise<void>>() }))
vi.mock('../../lib/identity/current.ts', () => ({ identity: async () => ({ sendPasswordReset }) }))

const onSent = vi.fn<(result: unknown) => void>()
const Site = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <ResetDialog open onClose={() => {}} onSent={onSent} email="a@b.example" registerPath="/register" />
    ),
  },
])
const reset = () => userEvent.click(screen.getByRole('button', { name: 'Reset' }))

beforeEach(() => {
  vi.resetAllMocks()
  render(<Site />)
})
afterEach(cleanup)

it('a link that could not be sent is said in the dialog until the next try', async () => {
  sendPasswordReset.mockRejectedValueOnce(new Error())
  await reset()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Something went wrong. Check you email and try again.')
  await reset()
  expect(screen.queryByRole('alert')).toBeNull()
  const message = 'Reset email sent successfully. Check your inbox/spam.'
  expect(onSent).toHaveBeenCalledExactlyOnceWith({ ok: true, message })
})

it('an address that is none is called so beside its field', async () => {
  const field = screen.getByRole('textbox', { name: 'Email address' })
  await userEvent.clear(field)
  await reset()
  await screen.findByText('Please enter a valid email address.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field)
})
