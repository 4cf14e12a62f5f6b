import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { Gallery } from '../../../../contract/gallery/gallery.ts'
import { AccessPanel } from './access-panel.tsx'

const { signedCall } = vi.hoisted(() => ({ signedCall: vi.fn<(...input: unknown[]) => Promise<unknown>>() }))
vi.mock('../../../lib/signed-call.ts', () => ({ signedCall }))
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

function show(pinLockedUntil: string | null) {
  const gallery = {
    _id: 'gallery-1',
    clientPath: '/gallery/a?key=b',
    guestPath: '/gallery/a?key=c',
    guests: false,
    hasPin: true,
    pinLockedUntil,
    pin: '2741',
    phone: '01711-000000',
  } as Gallery
  const Site = createRoutesStub([
    { path: '/', Component: () => <AccessPanel gallery={gallery} origin="https://studio.example" /> },
  ])
  render(<Site />)
}
const lift = () => screen.queryByRole('button', { name: 'Let new devices try again' })

it('shows that new devices are locked out after too many wrong PINs, and lets the owner unlock them', async () => {
  signedCall.mockResolvedValue({ message: 'New devices can try again' })
  show('2026-11-26T10:00:00.000Z')
  expect(screen.getByRole('status').textContent).toMatch(
    /^Too many wrong PINs were entered\. New devices have to wait/,
  )
  await userEvent.click(lift()!)
  await waitFor(() =>
    expect(signedCall).toHaveBeenCalledWith(api.gallery.liftPinLock, { params: { id: 'gallery-1' } }),
  )
})

it('shows nothing without a lock', () => {
  show(null)
  expect(lift()).toBeNull()
})

it('sends link and PIN to the client by WhatsApp', () => {
  show(null)
  const link = screen.getByRole('link', { name: 'WhatsApp, with the PIN' }) as HTMLAnchorElement
  expect(decodeURIComponent(link.href)).toBe(
    'https://wa.me/8801711000000?text=Your pictures: https://studio.example/gallery/a?key=b PIN: 2741',
  )
})
