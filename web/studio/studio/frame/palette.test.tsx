import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { Viewer } from '../../../../contract/shape/identity.ts'
import type { Found } from '../../../../contract/studio/search.ts'
import { ApiError } from '../../../lib/api.ts'
import { Palette } from './palette.tsx'

const { find } = vi.hoisted(() => ({ find: vi.fn<(input: unknown) => Promise<{ data: Found[] }>>() }))
vi.mock('../../../lib/signed-call.ts', () => ({
  signedCall: (_: unknown, input: unknown) => find(input),
}))

const booking: Found = {
  kind: 'booking',
  _id: 'b1',
  title: 'Nadia Islam',
  detail: 'Weddings',
  day: '2026-12-01',
}
const settings = [{ to: '/admin/settings/contact#whatsApp', title: 'WhatsApp', detail: 'Contact' }]
const onClose = vi.fn<() => void>()

function open(role: Viewer['role']) {
  const viewer = { uid: 'u', email: 'owner@example.com', displayName: '', role } as Viewer
  const Site = createRoutesStub([
    { path: '/', Component: () => <Palette viewer={viewer} settings={settings} onClose={onClose} /> },
    { path: '/admin/request/view/b1', Component: () => <p>The booking</p> },
    { path: '/admin/request/new', Component: () => <p>A new booking</p> },
  ])
  render(<Site />)
  return screen.getByRole('combobox')
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

it('finds records, actions, pages and settings; Enter opens the chosen one', async () => {
  find.mockResolvedValue({ data: [booking] })
  const box = open('owner')
  await userEvent.type(box, 'nadia')
  await screen.findByRole('option', { name: /Nadia Islam/ })
  expect(options()).toEqual(['Nadia IslamWeddings, Dec 1, 2026'])
  expect(find).toHaveBeenLastCalledWith(expect.objectContaining({ query: { search: 'nadia' } }))
  find.mockResolvedValue({ data: [] })
  await userEvent.clear(box)
  await userEvent.type(box, 'WhatsApp')
  const settings = await screen.findByRole('group', { name: 'Settings' })
  expect(within(settings).getByRole('option').textContent).toContain('WhatsApp')
  await userEvent.clear(box)
  await userEvent.type(box, 'new b{ArrowDown}{ArrowUp}{Enter}')
  await screen.findByText('A new booking')
  expect(onClose).toHaveBeenCalledOnce()
})

it('shows no answer to older words, and says why a search failed', async () => {
  let answerOlder = () => {}
  find.mockReturnValueOnce(new Promise((done) => (answerOlder = () => done({ data: [booking] }))))
  const box = open('owner')
  await userEvent.type(box, 'nadia')
  await vi.waitFor(() => expect(find).toHaveBeenCalledOnce())
  find.mockRejectedValueOnce(new ApiError(0, 'The server could not be reached.'))
  await userEvent.type(box, 'x')
  answerOlder()
  await screen.findByText('The server could not be reached.')
  expect(screen.queryByRole('option', { name: /Nadia/ })).toBeNull()
})

it('a customer finds the pages of the studio and asks for no records', async () => {
  const box = open('customer')
  await userEvent.type(box, 'inb')
  expect(options()).toEqual(['Inbox'])
  expect(find).not.toHaveBeenCalled()
})
