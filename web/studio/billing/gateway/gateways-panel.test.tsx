import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { GatewayState } from '../../../../contract/billing/gateway.ts'
import { ApiError } from '../../../lib/api.ts'
import { GatewaysPanel } from './gateways-panel.tsx'

const { signedCall } = vi.hoisted(() => ({ signedCall: vi.fn<(...input: unknown[]) => Promise<unknown>>() }))
vi.mock('../../../lib/signed-call.ts', () => ({ signedCall }))

const load = vi.fn<() => null>(() => null)
const saved: GatewayState = {
  provider: 'sslcommerz',
  on: false,
  live: false,
  saved: ['storeId', 'storePassword'],
}

function show(gateway: GatewayState) {
  const Site = createRoutesStub([
    { id: 'page', path: '/', loader: load, Component: () => <GatewaysPanel gateways={[gateway]} /> },
  ])
  render(<Site hydrationData={{ loaderData: { page: null } }} />)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const key = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

it('sends keys and does not show them again', async () => {
  signedCall.mockResolvedValue({ message: 'Settings saved' })
  show({ ...saved, saved: [] })
  await userEvent.click(screen.getByRole('switch', { name: 'Clients can pay this way' }))
  await userEvent.type(key('Store ID'), 'aloka001')
  await userEvent.type(key('Store password'), 'hidden')
  await press('Save SSLCommerz')
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(signedCall).toHaveBeenCalledWith(api.gateway.save, {
    params: { provider: 'sslcommerz' },
    body: { on: true, live: false, keys: { storeId: 'aloka001', storePassword: 'hidden' } },
  })
  expect([key('Store ID').value, key('Store password').value]).toEqual(['', ''])
})

it('explains a problem with the saved keys next to the button', async () => {
  const sentence = 'SSLCommerz does not accept this store ID and password.'
  signedCall.mockRejectedValue(new ApiError(409, sentence))
  show(saved)
  expect(screen.getAllByText('Saved. Type to replace it.')).toHaveLength(2)
  await press('Test the saved keys')
  expect(await screen.findByText(sentence)).toBeDefined()
})

it('names missing keys and keeps what was typed', async () => {
  const sentence = 'Fill in all keys before you switch it on.'
  signedCall.mockRejectedValue(new ApiError(400, sentence, { keys: sentence }))
  show({ ...saved, saved: [] })
  await userEvent.type(key('Store ID'), 'aloka001')
  await press('Save SSLCommerz')
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(key('Store ID').value).toBe('aloka001')
})
