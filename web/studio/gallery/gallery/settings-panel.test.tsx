import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { Gallery } from '../../../../contract/gallery/gallery.ts'
import { ApiError } from '../../../lib/api.ts'
import { SettingsPanel } from './settings-panel.tsx'

const { signedCall } = vi.hoisted(() => ({
  signedCall: vi.fn<(call: unknown, input: { body?: object }) => Promise<unknown>>(),
}))
vi.mock('../../../lib/signed-call.ts', () => ({ signedCall }))

const at = (minute: number) => `2026-01-01T10:0${minute}:00.000Z`
const conflict = 'This gallery was changed somewhere else since you opened it. Nothing was overwritten.'
const gallery = {
  _id: 'g1',
  title: 'Sharmin and Rafi',
  clientName: 'Sharmin',
  email: '',
  language: 'en',
  eventDate: null,
  place: 'Banani',
  closesOn: null,
  limit: null,
  downloads: 'web',
  originalsWhenPaid: true,
  watermark: false,
  commentsOn: true,
  balance: null,
  version: at(0),
} as Gallery
const changedElsewhere = { ...gallery, title: 'Theirs', version: at(1) }

/** Refuses what was made from another state than the stored one, as the server does. */
function store(stored: Gallery) {
  const saved: object[] = []
  signedCall.mockImplementation(async (call, { body }) => {
    if (call === api.gallery.one) return { data: stored }
    const { version, ...settings } = body as Gallery
    if (version !== stored.version) throw new ApiError(409, conflict)
    saved.push(settings)
    return { message: 'The gallery is saved', data: { version: at(2) } }
  })
  return saved
}

/** As the page is when it looks again. */
let next = gallery
function Page() {
  const [shown, setShown] = useState(gallery)
  return (
    <>
      <button onClick={() => setShown(next)}>Reload</button>
      <SettingsPanel gallery={shown} />
    </>
  )
}
const Site = createRoutesStub([{ path: '/', Component: Page }])
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function type(name: string, text: string) {
  await userEvent.clear(box(name))
  await userEvent.type(box(name), text)
}

beforeEach(() => void render(<Site />))
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

it('reports a conflict, keeps what was typed and can overwrite', async () => {
  const saved = store(changedElsewhere)
  await type('Title', 'Mine')
  await press('Save')
  expect((await screen.findByRole('alert')).textContent).toContain(conflict)
  expect(saved).toEqual([])
  expect(box('Title').value).toBe('Mine')
  await press('Save mine')
  await vi.waitFor(() => expect(saved).toMatchObject([{ title: 'Mine', place: 'Banani' }]))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('can also load the stored version and continue from there', async () => {
  const saved = store(changedElsewhere)
  await type('Title', 'Mine')
  await press('Save')
  await press('Load the saved version')
  await vi.waitFor(() => expect(box('Title').value).toBe('Theirs'))
  expect(screen.queryByRole('alert')).toBeNull()
  await type('Place', 'Gulshan')
  await press('Save')
  await vi.waitFor(() => expect(saved).toMatchObject([{ title: 'Theirs', place: 'Gulshan' }]))
})

it('does not ask when the same person saves twice', async () => {
  const saved = store(gallery)
  await type('Title', 'Once')
  await press('Save')
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  const again = store({ ...gallery, version: at(2) })
  await type('Title', 'Twice')
  await press('Save')
  await vi.waitFor(() => expect(again).toMatchObject([{ title: 'Twice' }]))
})

it('follows the page while untouched; otherwise keeps what is typed and asks', async () => {
  next = changedElsewhere
  await press('Reload')
  expect(box('Title').value).toBe('Theirs')
  await type('Title', 'Theirs, improved')
  next = { ...changedElsewhere, title: 'Third', version: at(3) }
  const saved = store(next)
  await press('Reload')
  expect(box('Title').value).toBe('Theirs, improved')
  await press('Save')
  await screen.findByRole('alert')
  expect(saved).toEqual([])
})
