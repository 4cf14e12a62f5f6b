import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PinForm } from './pin-form.tsx'

vi.mock(import('../../../lib/root-data.ts'), async (original) => ({
  ...(await original()),
  useApiUrl: () => '/api',
}))
const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>('Your PIN')

async function knock() {
  render(<PinForm slug="nusrat" pageKey="key" />)
  fireEvent.change(field(), { target: { value: '2468' } })
  fireEvent.submit(field().form!)
  return (await screen.findByRole('alert')).textContent
}
const refusal = (status: number, error: string) =>
  fetched.mockResolvedValueOnce(Response.json({ success: false, error }, { status }))

it('shows the error of a failing server and keeps what was typed', async () => {
  refusal(500, 'Something went wrong.')
  expect(await knock()).toBe('Something went wrong.')
  expect(field().value).toBe('2468')
})

it('keeps the door when the connection is lost', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await knock()).toContain('could not be reached')
  expect(field().value).toBe('2468')
})

it('clears a wrong PIN', async () => {
  refusal(400, 'Wrong.')
  expect(await knock()).toContain('not the PIN')
  expect(field().value).toBe('')
})
