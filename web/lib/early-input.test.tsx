import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { watchEarlyInput } from './early-input.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const drawn = { title: 'Wedding', details: 'A day.', status: 'hidden', size: 'small', shown: false }

/** Controlled as the forms of the admin area are: what its state does not know is gone with the next change. */
function Form() {
  const [values, setValues] = useState(drawn)
  const set = (change: Partial<typeof drawn>) => setValues({ ...values, ...change })
  return (
    <form>
      <input
        aria-label="Title"
        value={values.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <textarea
        aria-label="Details"
        value={values.details}
        onChange={({ target }) => set({ details: target.value })}
      />
      <select
        aria-label="Status"
        value={values.status}
        onChange={({ target }) => set({ status: target.value })}
      >
        {['published', 'hidden', 'draft'].map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
      {['small', 'large'].map((size) => (
        <label key={size}>
          <input type="radio" name="size" checked={values.size === size} onChange={() => set({ size })} />
          {size}
        </label>
      ))}
      <input
        type="checkbox"
        aria-label="Shown"
        checked={values.shown}
        onChange={({ target }) => set({ shown: target.checked })}
      />
      <output>{JSON.stringify(values)}</output>
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

/** What the form knows of what was entered before the script came, and while it woke. */
function known(early: () => void, waking = () => {}) {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Form />)
  early()
  const replay = watchEarlyInput(container)
  waking()
  render(<Form />, { container, hydrate: true })
  act(replay)
  return JSON.parse(screen.getByRole('status').textContent)
}

it('whatever was typed, chosen or ticked before the script came is known to the form', () => {
  const early = () => {
    field('Title').value = 'Reception'
    field('Details').value = 'An evening.'
    field('Status').value = 'draft'
    field('large').checked = true
    field('Shown').checked = true
  }
  expect(known(early)).toEqual({
    title: 'Reception',
    details: 'An evening.',
    status: 'draft',
    size: 'large',
    shown: true,
  })
  expect(field('Details').value).toBe('An evening.')
})

it('a field that was emptied early stays empty', () => {
  expect(known(() => (field('Title').value = ''))).toEqual({ ...drawn, title: '' })
})

it('what is typed while the page wakes is known too, the last of it', () => {
  const early = () => (field('Title').value = 'R')
  const waking = () => fireEvent.input(field('Title'), { target: { value: 'Reception' } })
  expect(known(early, waking)).toEqual({ ...drawn, title: 'Reception' })
})

it('the caret stays where it was', () => {
  known(() => {
    field('Title').value = 'Weddings'
    field('Title').setSelectionRange(3, 3)
  })
  expect(field('Title').selectionStart).toBe(3)
})

it('a form that was sent early is sent, once, with what was typed', () => {
  const sent = vi.fn<(title: string) => void>()
  document.body.innerHTML = '<form><input name="title"><button>Save</button></form>'
  document.forms[0]!.addEventListener('submit', (event) => {
    event.preventDefault()
    sent(document.querySelector('input')!.value)
  })
  document.querySelector('input')!.value = 'Reception'
  document.querySelector('button')!.dataset.early = ''
  const replay = watchEarlyInput(document.body)
  replay()
  replay()
  expect(sent.mock.calls).toEqual([['Reception']])
})

it('what nobody touched is not entered again', () => {
  document.body.innerHTML = renderToString(<Form />)
  const replay = watchEarlyInput(document.body)
  const heard = vi.fn<() => void>()
  for (const kind of ['input', 'change', 'click']) document.body.addEventListener(kind, heard)
  replay()
  expect(heard).not.toHaveBeenCalled()
})
