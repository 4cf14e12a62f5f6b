import { relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import pages from '../react-router.config.ts'
import { clientDir, pagesModule, siteModule } from '../server/build.ts'

/** React Router empties its folder before it builds. */
const emptied = resolve(import.meta.dirname, '..', pages.buildDirectory)
const isEmptied = (path: string) => !relative(emptied, path).startsWith('..')

it('npm start on a fresh clone goes on: building the pages leaves the server that runs as it is', () => {
  expect([clientDir, pagesModule].map(isEmptied)).toEqual([true, true])
  expect(isEmptied(siteModule)).toBe(false)
})
