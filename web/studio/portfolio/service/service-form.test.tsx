import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, offlineMessage } from '../../../lib/api.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { blankService, ServiceForm, type ServiceValues } from './service-form.tsx'

const picture = (n: number) => `/media/demo/product-${n}.jpg`
const bad = 'Please enter a valid image URL'

const send = vi.fn<(service: object) => Promise<{ message: string }>>()
const onSaved = vi.fn<() => void>()

const Card = ({ values }: { values: ServiceValues }) => (
  <img src={values.thumbnail || undefined} alt="The card" />
)

function Page() {
  return (
    <>
      <Toaster />
      <ServiceForm
        initial={blankService}
        send={send}
        onSaved={onSaved}
        Preview={Card}
        rating={0}
        note="A note"
      />
    </>
  )
}

const Site = createRoutesStub([{ path: '/', Component: Page }])
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const gallery = () => field(/^Gallery/)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save service' }))
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const toasts = () => document.querySelector('.toasts')?.textContent

async function fill() {
  for (const [name, text] of [
    [/^Title/, 'Kept'],
    [/^Price/, '35000'],
    [/^Details/, 'Portraits of your team where they work.'],
    [/^Thumbnail URL/, picture(1)],
  ] as const) {
    await userEvent.click(field(name))
    await userEvent.paste(text)
  }
}

beforeEach(() => {
  vi.resetAllMocks()
  render(<Site />)
})
afterEach(cleanup)

it('reports missing values at their fields, and focuses the first', async () => {
  await save()
  const missing = { Title: 'Title', Price: 'Price', Details: 'Details', 'Thumbnail URL': 'Thumbnail' }
  for (const [label, name] of Object.entries(missing))
    screen.getByRole('textbox', {
      name: new RegExp(`^${label}`),
      description: new RegExp(`^${name} is required.`),
    })
  await waitFor(() => expect(document.activeElement).toBe(field(/^Title/)))
  await userEvent.type(field(/^Title/), 'Rooms')
  expect(screen.queryByText('Title is required.')).toBeNull()
  await userEvent.type(field(/^Price/), 'a lot')
  await userEvent.tab()
  await screen.findByText('Price must be a whole number.')
  expect(send).not.toHaveBeenCalled()
})

it('defaults to a whole day, and validates minutes at their field', async () => {
  send.mockResolvedValue({ message: 'Saved' })
  await fill()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^How long/ }), 'Minutes')
  await userEvent.clear(field(/^Minutes/))
  await userEvent.type(field(/^Minutes/), '5')
  await save()
  screen.getByRole('textbox', { name: /^Minutes/, description: /^Duration is day, half-day, or minutes/ })
  await userEvent.clear(field(/^Minutes/))
  await userEvent.type(field(/^Minutes/), '৯০')
  await save()
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ duration: 90 }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^How long/ }), 'Half a day')
  await save()
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ duration: 'half-day' }))
})

describe('gallery entries', () => {
  it('stay in the box to be corrected if they are invalid', async () => {
    await userEvent.type(gallery(), 'https://example.com/film.webp,')
    expect(toasts()).toContain(bad)
    screen.getByRole('textbox', { name: /^Gallery/, description: new RegExp(bad) })
    expect(gallery()).toHaveProperty('value', 'https://example.com/film.webp')
    expect(chips()).toEqual([])
    await userEvent.clear(gallery())
    expect(screen.queryByRole('textbox', { name: /^Gallery/, description: new RegExp(bad) })).toBeNull()
  })

  it('can be pasted together and removed one by one', async () => {
    await userEvent.click(gallery())
    await userEvent.paste(`${picture(1)}\n${picture(2)}, nonsense ${picture(3)}`)
    expect(chips()).toEqual(['product-1.jpg', 'product-2.jpg', 'product-3.jpg'])
    expect(gallery()).toHaveProperty('value', 'nonsense')
    await userEvent.click(screen.getByRole('button', { name: 'Remove product-2.jpg' }))
    expect(chips()).toEqual(['product-1.jpg', 'product-3.jpg'])
    await save()
    screen.getByRole('textbox', { name: /^Gallery/, description: new RegExp(bad) })
    await userEvent.clear(gallery())
    await userEvent.keyboard('{Backspace}')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^product-3.jpg, picture 2 of 2/)
    await userEvent.keyboard('{Delete}')
    expect(chips()).toEqual(['product-1.jpg'])
  })
})

it('keeps what was typed after any failure, and sends once', async () => {
  await fill()
  send.mockRejectedValueOnce(new ApiError(0, offlineMessage()))
  await save()
  expect(toasts()).toContain(offlineMessage())
  expect(field(/^Title/)).toHaveProperty('value', 'Kept')
  expect(field(/^Price/)).toHaveProperty('value', '35,000')
  expect(onSaved).not.toHaveBeenCalled()

  let answer: (reply: { message: string }) => void = () => {}
  send.mockReturnValueOnce(new Promise((done) => (answer = done)))
  await save()
  const button = screen.getByRole('button', { name: 'Save service' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(button)
  await userEvent.type(field(/^Title/), '{Enter}')
  await act(async () => answer({ message: 'Service added successfully' }))
  expect(send).toHaveBeenCalledTimes(2)
  expect(send.mock.lastCall![0]).toMatchObject({ title: 'Kept', price: 35000, thumbnail: picture(1) })
  expect(onSaved).toHaveBeenCalledOnce()
})

it('loads a typed picture after a pause, not for each letter', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  try {
    const shown = () => screen.getByRole('img', { name: 'The card', hidden: true }).getAttribute('src') ?? ''
    for (const end of [12, 18, picture(1).length]) {
      fireEvent.change(field(/^Thumbnail URL/), { target: { value: picture(1).slice(0, end) } })
      act(() => void vi.advanceTimersByTime(100))
      expect(shown()).toBe('')
    }
    act(() => void vi.advanceTimersByTime(1000))
    expect(shown()).toBe(picture(1))
  } finally {
    vi.useRealTimers()
  }
})
