import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { restoreFields, saveFields } from './restore-fields.ts'

const Form = ({ token }: { token: string }) => (
  <form method="post">
    <input type="hidden" name="token" defaultValue={token} />
    <input aria-label="Name" name="name" />
    <input aria-label="Email" name="email" defaultValue="known@example.com" />
    <input aria-label="Password" name="password" autoComplete="current-password" />
    <input aria-label="Free" type="radio" name="day" value="1" />
    <input aria-label="Taken" type="radio" name="day" value="2" />
    <textarea aria-label="Message" name="message" />
  </form>
)
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

beforeEach(() => {
  sessionStorage.clear()
  render(<Form token="old" />)
})
afterEach(cleanup)

function fillAndLeaveFor(href: string) {
  field('Name').value = 'Nadia'
  field('Password').value = 'secret'
  field('Taken').checked = true
  // As React writes it back into a form that was refused.
  field('Message').defaultValue = 'Are you free?'
  saveFields(href)
  cleanup()
  render(<Form token="new" />)
}

it('restores typed values once on the page they were stored for, without secrets', () => {
  fillAndLeaveFor(location.href)
  restoreFields()
  expect(field('Name').value).toBe('Nadia')
  expect(field('Email').value).toBe('known@example.com')
  expect(field('Password').value).toBe('')
  expect(document.querySelector<HTMLInputElement>('[name=token]')!.value).toBe('new')
  expect(field('Free').checked).toBe(false)
  expect(field('Taken').checked).toBe(true)
  expect(field('Message').value).toBe('Are you free?')
  cleanup()
  render(<Form token="new" />)
  restoreFields()
  expect(field('Name').value).toBe('')
})

it('keeps what was typed there before hydration', () => {
  fillAndLeaveFor(location.href)
  field('Name').value = 'Sadia'
  field('Free').checked = true
  restoreFields()
  expect(field('Name').value).toBe('Sadia')
  expect(field('Free').checked).toBe(true)
  expect(field('Message').value).toBe('Are you free?')
})

it('restores nothing on another page', () => {
  fillAndLeaveFor('http://localhost/elsewhere')
  restoreFields()
  expect(field('Name').value).toBe('')
  expect(sessionStorage.length).toBe(0)
})
