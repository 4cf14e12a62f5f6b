import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// A limit only ends what hangs: a busy machine may take its time.
configure({ asyncUtilTimeout: 300_000 })

// There is no site, and whatever else listens on this machine must not answer in its place.
globalThis.fetch = async () => {
  throw new TypeError('Tests of components have no network')
}

// The files of a worker share the DOM and the packages, which take most of their time, and nothing that they change.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
})
