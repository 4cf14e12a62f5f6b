import { expect, it } from 'vitest'
import { publicAddress } from './public-pages.ts'

it('names the public page of an address', () => {
  for (const [address, page] of [
    ['/', '/'],
    ['/?a=1', '/'],
    ['/?', '/'],
    ['/services?page=2', '/services?page=2'],
    ['/services?utm_source=x&page=2&fbclid=y', '/services?page=2'],
    ['/services?%70age=2', '/services'],
    ['/services?page=2?x&y', '/services?page=2?x'],
    ['/services/1?month=2026-12&x=1', '/services/1?month=2026-12'],
    ['/blog?category=weddings&page=3', '/blog?category=weddings&page=3'],
    ['/blog/post/a/b?preview=key', '/blog/post/a/b?preview=key'],
  ] as const) {
    expect(publicAddress(address), address).toBe(page)
  }
})

it('other addresses are no page for everybody', () => {
  for (const address of [
    '/admin',
    '/account',
    '/reset-password?token=secret',
    '/nowhere',
    '//services',
    '/services/1/2',
    '/services.data',
    '/__manifest?p=/',
  ]) {
    expect(publicAddress(address), address).toBeUndefined()
  }
})
