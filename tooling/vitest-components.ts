import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// A limit only ends a hang: a busy machine may take its time.
configure({ asyncUtilTimeout: 300_000 })

// There is no site, and no other server on this machine may answer instead.
globalThis.fetch = async () => {
  throw new TypeError('Tests of components have no network')
}

// Files of a worker share the DOM and loaded packages, which take most of the time, but no state.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
})
