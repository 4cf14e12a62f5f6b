import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../../../../contract/api.ts'
import { defaultSite } from '../../../../contract/shape/site-settings.ts'
import { defaultStudio } from '../../../../contract/shape/studio-settings.ts'
import { ApiError } from '../../../lib/api.ts'
import { SettingsPage } from './settings-page.tsx'
import { settingsPageOf } from './settings-pages.ts'

const signedCall = vi.hoisted(() => vi.fn<(...asked: unknown[]) => Promise<unknown>>())
vi.mock('../../../lib/signed-call.ts', () => ({ signedCall, currentViewer: () => null }))

const at = (minute: number) => `2026-01-01T10:0${minute}:00.000Z`
const loaded = {
  site: { ...defaultSite, version: at(0) },
  studio: {
    ...defaultStudio,
    calendar: { ...defaultStudio.calendar, longestNotice: 90 },
    version: at(0),
  },
}

function openPage(id: string) {
  const Page = () => <SettingsPage page={settingsPageOf(id)!} loaded={loaded} />
  const Site = createRoutesStub([{ id: 'root', path: '/', Component: Page }])
  render(<Site hydrationData={{ loaderData: { root: { content: { email: false } } } }} />)
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const said = (message: string) => ({ message, data: { version: at(1) } })

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

it('is refused beside the field, and then sends the settings of its page alone', async () => {
  signedCall.mockResolvedValue(said('Settings saved'))
  openPage('calendar')
  await userEvent.clear(box('Minutes between shoots'))
  await userEvent.clear(box('Days ahead, at most (optional)'))
  await press('Save rules')
  expect(signedCall).not.toHaveBeenCalled()
  expect(screen.getByText('Minutes between shoots is required.')).toBeTruthy()
  await userEvent.type(box('Minutes between shoots'), '৩০')
  await press('Save rules')
  const calendar = { ...defaultStudio.calendar, buffer: 30, longestNotice: null }
  expect(signedCall).toHaveBeenLastCalledWith(api.studio.update, { body: { calendar, version: at(0) } })
})

it('tells a conflict, and continues from the stored version', async () => {
  const conflict = 'The settings were changed somewhere else since you opened them. Nothing was overwritten.'
  signedCall.mockRejectedValueOnce(new ApiError(409, conflict))
  openPage('studio')
  await userEvent.type(box('Tagline'), 'Mine.')
  await press('Save studio')
  expect((await screen.findByRole('alert')).textContent).toContain(conflict)
  signedCall.mockResolvedValueOnce({ data: { ...loaded.site, tagline: 'Theirs.', version: at(2) } })
  await press('Load the saved version')
  await vi.waitFor(() => expect(box('Tagline').value).toBe('Theirs.'))
  signedCall.mockResolvedValueOnce(said('Settings saved'))
  await userEvent.type(box('Tagline'), ' Ours.')
  await press('Save studio')
  expect(signedCall).toHaveBeenLastCalledWith(api.site.update, {
    body: expect.objectContaining({ tagline: 'Theirs. Ours.', brand: 'Aloka', version: at(2) }),
  })
})

it('a switch says what it does, and whether it needs a mail server', async () => {
  openPage('pages')
  const open = screen.getByRole<HTMLInputElement>('switch', { name: 'The site is open' })
  expect(open.checked).toBe(true)
  await userEvent.click(open)
  expect(screen.getByText("Visitors see 'Opening soon' on every page. You see the whole site.")).toBeTruthy()
  cleanup()
  openPage('payments')
  expect(screen.getByText(/This needs a mail server\.$/)).toBeTruthy()
})

it('an entry of a list is added with the fields of its schema, moved and sent without its key', async () => {
  signedCall.mockResolvedValue(said('Settings saved'))
  openPage('offers')
  for (const [name, price] of [
    ['Album', '12,000'],
    ['Travel', '৫০০'],
  ] as const) {
    await press('Add a price')
    const group = within(screen.getAllByRole('group').at(-1)!)
    await userEvent.type(group.getByRole('textbox', { name: 'Name in English' }), name)
    await userEvent.type(group.getByRole('textbox', { name: 'Price' }), price)
  }
  await userEvent.click(screen.getAllByRole('button', { name: 'Move up price 2' })[0]!)
  await press('Save offers')
  const extras = [
    { en: 'Travel', bn: '', price: 50_000 },
    { en: 'Album', bn: '', price: 1_200_000 },
  ]
  expect(signedCall).toHaveBeenLastCalledWith(api.studio.update, {
    body: { extras, terms: { en: '', bn: '' }, version: at(0) },
  })
})

it('a client loses the built-in mark with its name', async () => {
  signedCall.mockResolvedValue(said('Settings saved'))
  loaded.site.clients = [{ name: 'Nodi', logo: '#nodi' }]
  openPage('clients')
  await press('Edit client 1')
  await userEvent.type(box('Name'), ' Ltd')
  await press('Save clients')
  expect(signedCall).toHaveBeenLastCalledWith(api.site.update, {
    body: { clients: [{ name: 'Nodi Ltd', logo: '' }], version: at(0) },
  })
})
