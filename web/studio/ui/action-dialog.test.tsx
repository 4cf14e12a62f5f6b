import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from '../../../contract/shape/zod.ts'
import { ApiError } from '../../lib/api.ts'
import { TextField } from '../../ui/field.tsx'
import { ActionDialog } from './action-dialog.tsx'

const send = vi.fn<() => Promise<{ message: string }>>()
const load = vi.fn<() => null>(() => null)

const Ask = ({ onClose }: { onClose: () => void }) => (
  <ActionDialog
    title="Cancel"
    verb="Do it"
    schema={z.object({ reason: z.string() })}
    initial={{ reason: '' }}
    send={send}
    onClose={onClose}
  >
    {({ field }) => <TextField label="Reason" {...field('reason')} />}
  </ActionDialog>
)

function Page() {
  const [open, setOpen] = useState(true)
  return open && <Ask onClose={() => setOpen(false)} />
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  vi.clearAllMocks()
  const Site = createRoutesStub([{ path: '/', Component: Page, loader: load, HydrateFallback: () => null }])
  render(<Site />)
  await screen.findByRole('dialog')
})
afterEach(cleanup)

it('shows an error without a field in the dialog until the next attempt', async () => {
  send.mockRejectedValueOnce(new ApiError(500, 'Something went wrong.'))
  await press('Do it')
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong.')
  send.mockReturnValueOnce(new Promise(() => {}))
  await press('Do it')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows the error of a field only at the field', async () => {
  send.mockRejectedValueOnce(new ApiError(400, 'Too short.', { reason: 'Too short.' }))
  await press('Do it')
  await screen.findByText('Too short.')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('reloads the page when the dialog is closed after a conflict', async () => {
  send.mockRejectedValueOnce(new ApiError(409, 'This was answered already.'))
  await press('Do it')
  await screen.findByRole('alert')
  expect(load).toHaveBeenCalledOnce()
  await press('Cancel')
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
})

it('does not reload when the dialog is closed without a conflict', async () => {
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(load).toHaveBeenCalledOnce()
})

it('closes and loads the page again when it is done', async () => {
  send.mockResolvedValueOnce({ message: 'Done' })
  await press('Do it')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(load).toHaveBeenCalledTimes(2)
})
