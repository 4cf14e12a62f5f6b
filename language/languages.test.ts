import { expect, it } from 'vitest'
import { addressIn, splitLanguage } from './languages.ts'

it.each([
  ['/', 'en', '/'],
  ['/bn', 'bn', '/'],
  ['/bn/', 'bn', '/'],
  ['/bn?page=2', 'bn', '/?page=2'],
  ['/bn/services/42?reviews=2#book', 'bn', '/services/42?reviews=2#book'],
  ['/bnx', 'en', '/bnx'],
  ['/services/bn', 'en', '/services/bn'],
])('%s is %s at %s', (address, language, rest) => {
  expect(splitLanguage(address)).toEqual({ language, rest })
})

it.each(['/', '/?page=2', '/services', '/blog/post/notes/আলো?preview=1'])(
  '%s has one Bangla address',
  (address) => {
    expect(addressIn('en', address)).toBe(address)
    expect(splitLanguage(addressIn('bn', address))).toEqual({ language: 'bn', rest: address })
  },
)

it('the Bangla home page has no trailing slash', () => {
  expect(addressIn('bn', '/')).toBe('/bn')
})
