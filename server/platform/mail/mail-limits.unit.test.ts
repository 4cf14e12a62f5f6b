import { expect, it } from 'vitest'
import { mailboxOf } from './mail-limits.ts'

it('the mailbox of an address', () => {
  for (const [address, mailbox] of [
    ['nadia@example.com', 'nadia@example.com'],
    [' Nadia@Example.COM ', 'nadia@example.com'],
    ['nadia+offer-17@example.com', 'nadia@example.com'],
    ['na.dia@example.com', 'na.dia@example.com'],
    ['n.a.d.i.a+x@GoogleMail.com', 'nadia@gmail.com'],
    ['"a@b"@example.com', '"a@b"@example.com'],
  ] as const) {
    expect(mailboxOf(address), address).toBe(mailbox)
  }
})
