import { expect, it } from 'vitest'
import { mailboxOf } from './mail-limits.ts'

it.each([
  ['nadia@example.com', 'nadia@example.com'],
  [' Nadia@Example.COM ', 'nadia@example.com'],
  ['nadia+offer-17@example.com', 'nadia@example.com'],
  ['na.dia@example.com', 'na.dia@example.com'],
  ['n.a.d.i.a+x@GoogleMail.com', 'nadia@gmail.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
