import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ResetDialog } from './reset-dialog.tsx'

const { sendPasswordReset } = vi.hoisted(() => ({ sendPasswordReset: vi.fn<() => Promise<void>>() }))
vi.mock('../../../lib/identity/current.ts', () => ({ identity: async () => ({ sendPasswordReset }) }))

const onSent = vi.fn<(result: unknown) => void>()
const Site = createRoutesStub([
  {
    id: 'root',
    path: '/',
    loader: () => null,
    Component: () => (
      <ResetDialog open onClose={() => {}} onSent={onSent} email="a@b.example" registerPath="/register" />
    ),
  },
])
const reset = () => userEvent.click(screen.getByRole('button', { name: 'Reset' }))

const show = (email: boolean) =>
  render(<Site hydrationData={{ loaderData: { root: { content: { email } } } }} />)

beforeEach(() => {
  vi.resetAllMocks()
})
afterEach(cleanup)

it('shows a failure in the dialog until the next attempt', async () => {
  show(true)
  sendPasswordReset.mockRejectedValueOnce(new Error())
  await reset()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Something went wrong. Check you email and try again.')
  await reset()
  expect(screen.queryByRole('alert')).toBeNull()
  const message = 'Reset email sent successfully. Check your inbox/spam.'
  expect(onSent).toHaveBeenCalledExactlyOnceWith({ ok: true, message })
})

it('reports an invalid address at its field', async () => {
  show(true)
  const field = screen.getByRole('textbox', { name: 'Email address' })
  await userEvent.clear(field)
  await reset()
  await screen.findByText('Please enter a valid email address.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field)
})

it('leads to the contact page where no email can be sent', () => {
  show(false)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'Contact Me' })).toBeTruthy()
})
