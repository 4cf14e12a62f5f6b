import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './test/command.ts'

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

/** Examples that a reader is to make, and files inside of archives. */
const imaginary = /(^|\/)(noun|part|question|manifest|.*NNN)[-.]/

/** Source files that a page names, by their whole path or the end of it; blocks of code do not count. */
const namedIn = (page: string) =>
  [
    ...readFileSync(join(root, page), 'utf8')
      .replace(/```[^]*?```/g, '')
      .matchAll(/`([\w./@-]+\.(?:tsx?|css|[cm]js|json|sh))`/g),
  ].map(([, name]) => name!)

it('every file that a page of the documentation names exists', () => {
  const missing = files
    .filter((name) => name.endsWith('.md'))
    .flatMap((page) =>
      namedIn(page)
        .filter((name) => !imaginary.test(name))
        .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
        .map((name) => `${page}: ${name}`),
    )
  expect(missing).toEqual([])
})
