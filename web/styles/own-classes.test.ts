import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

/** What every screen may build on. The other files style one thing each, and their classes are theirs alone. */
const shared = new Set(
  'base controls fields layout menus motion overlays print states tokens post-print rating service-card buttons dialog form ground lists page shell table widths'.split(
    ' ',
  ),
)

/** Used inside other parts on purpose, and placed there. */
const placedElsewhere = new Set(['badge', 'brand', 'lang-switch', 'adm-prose', 'adm-drop'])

/** Names of classes in a style sheet: all of them, and those that have rules wherever they stand. */
function classesOf(css: string) {
  const [named, rooted] = [new Set<string>(), new Set<string>()]
  // Whether each block that is open is an at-rule, which does not narrow what is in it.
  const open: boolean[] = []
  for (const [, prelude = '', sign] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') open.pop()
    if (sign !== '{') continue
    const isAtRule = prelude.trim().startsWith('@')
    if (!isAtRule) {
      for (const [, name] of prelude.matchAll(/\.([a-z][\w-]*)/g)) named.add(name!)
      if (open.every(Boolean))
        for (const part of prelude.split(',')) {
          const name = /^\s*\.([a-z][\w-]*)$/.exec(part.trimEnd())?.[1]
          if (name) rooted.add(name)
        }
    }
    open.push(isAtRule)
  }
  return { named, rooted }
}

const files = globSync(join(import.meta.dirname, '**', '*.css')).filter(
  (file) => !shared.has(basename(file, '.css')),
)
const sheets = files.map((file) => ({ file: basename(file), ...classesOf(readFileSync(file, 'utf8')) }))

it('a class owned by one part of the site is used by no other part', () => {
  const clashes = sheets.flatMap(({ file, rooted }) =>
    sheets
      .filter((other) => other.file !== file)
      .flatMap((other) =>
        [...rooted]
          .filter((name) => other.named.has(name) && !placedElsewhere.has(name))
          .map((name) => `.${name} of ${file} in ${other.file}`),
      ),
  )
  expect(clashes).toEqual([])
})
