import { describe, expect, it } from 'vitest'
import { returnPath, safePath, withReturn } from './return-path.ts'

describe('the return location', () => {
  it('keeps paths of this site', () => {
    for (const path of ['/services/1?reviews=2#reviews', '/admin', '/']) {
      expect(safePath(path), path).toBe(path)
    }
  })

  it('never leads away', () => {
    for (const path of [
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
    ]) {
      expect(safePath(path), path).not.toMatch(/evil|script/)
    }
  })

  it('is carried from a page to the sign-in page and back', () => {
    const to = withReturn('/login', { pathname: '/services/1', search: '?reviews=2' })
    expect(returnPath(new URL(to, 'http://x').search)).toBe('/services/1?reviews=2')
  })

  it('is kept when switching between Login and Register', () => {
    const to = withReturn('/register', { pathname: '/login', search: '?return=%2Fadmin' })
    expect(returnPath(new URL(to, 'http://x').search)).toBe('/admin')
  })
})
