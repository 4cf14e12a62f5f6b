import { describe, expect, it } from 'vitest'
import { returnPath, safePath, withReturn } from './return-path.ts'

describe('the return location', () => {
  it.each(['/services/1?reviews=2#reviews', '/admin', '/'])('keeps %s', (path) => {
    expect(safePath(path)).toBe(path)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\\\evil.example',
    '',
  ])('never leads away: %j', (path) => expect(safePath(path)).not.toMatch(/evil|script/))

  it('is carried from a page to the sign-in page and back', () => {
    const to = withReturn('/login', { pathname: '/services/1', search: '?reviews=2' })
    expect(returnPath(new URL(to, 'http://x').search)).toBe('/services/1?reviews=2')
  })

  it('is kept when switching between Login and Register', () => {
    const to = withReturn('/register', { pathname: '/login', search: '?return=%2Fadmin' })
    expect(returnPath(new URL(to, 'http://x').search)).toBe('/admin')
  })
})
