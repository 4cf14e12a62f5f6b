import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TranslatedField, TranslationChange } from '../../../../contract/studio/translation.ts'
import { ApiError } from '../../../lib/api.ts'
import { TranslationScreen } from './translation-screen.tsx'

const at = (minute: number) => `2026-01-01T10:0${minute}:00.000Z`
const conflict = 'The Bangla was changed somewhere else since you opened it. Nothing was overwritten.'
const text = (field: string, said: string, version: string | null): TranslatedField => ({
  field,
  original: `The ${field}`,
  text: said,
  state: said ? 'current' : 'missing',
  version,
})
const opened = [text('title', '', null), text('details', 'কথা', at(0))]
/** Another tab has written one that was missing, and another one. */
const changedElsewhere = [text('title', 'তাদের', at(1)), text('details', 'তাদের কথা', at(1))]

const send = vi.fn<(change: TranslationChange) => Promise<{ message: string }>>()

function Page() {
  const [fields, setFields] = useState(opened)
  return (
    <TranslationScreen
      key={JSON.stringify(fields)}
      kind="service"
      id="s1"
      fields={fields}
      Body={() => null}
      send={send}
      load={async () => changedElsewhere}
      refresh={() => setFields(changedElsewhere)}
    />
  )
}
const Site = createRoutesStub([{ path: '/', Component: Page }])
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${name} in Bangla` })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  send.mockRejectedValueOnce(new ApiError(409, conflict)).mockResolvedValue({ message: 'Translation saved' })
  render(<Site />)
  await userEvent.type(box('Title'), 'আমার')
  await press('Save Bangla texts')
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

it('reports a conflict, and can overwrite with what was typed and nothing else', async () => {
  expect((await screen.findByRole('alert')).textContent).toContain(conflict)
  expect(box('Title').value).toBe('আমার')
  expect(send).toHaveBeenLastCalledWith({
    texts: { title: 'আমার' },
    versions: { title: null, details: at(0) },
  })
  await press('Save mine')
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(send).toHaveBeenLastCalledWith({
    texts: { title: 'আমার' },
    versions: { title: at(1), details: at(1) },
  })
})

it('can also load the stored version and continue from there', async () => {
  await press('Load the saved version')
  await vi.waitFor(() => expect(box('Title').value).toBe('তাদের'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(box('Details').value).toBe('তাদের কথা')
  await userEvent.type(box('Title'), ' নাম')
  await press('Save Bangla texts')
  expect(send).toHaveBeenLastCalledWith({
    texts: { title: 'তাদের নাম' },
    versions: { title: at(1), details: at(1) },
  })
})
