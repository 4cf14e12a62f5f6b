import { expect, it } from 'vitest'
import { addressIn, splitLanguage } from './languages.ts'

it('reads language and path off an address', () => {
  for (const [address, language, rest] of [
    ['/', 'en', '/'],
    ['/bn', 'bn', '/'],
    ['/bn/', 'bn', '/'],
    ['/bn?page=2', 'bn', '/?page=2'],
    ['/bn/services/42?reviews=2#book', 'bn', '/services/42?reviews=2#book'],
    ['/bnx', 'en', '/bnx'],
    ['/services/bn', 'en', '/services/bn'],
  ] as const) {
    expect(splitLanguage(address), address).toEqual({ language, rest })
  }
})

it('every address has one in Bangla', () => {
  for (const address of ['/', '/?page=2', '/services', '/blog/post/notes/আলো?preview=1']) {
    expect(addressIn('en', address), address).toBe(address)
    expect(splitLanguage(addressIn('bn', address)), address).toEqual({
      language: 'bn',
      rest: address,
    })
  }
})

it('the Bangla home page has no trailing slash', () => {
  expect(addressIn('bn', '/')).toBe('/bn')
})
