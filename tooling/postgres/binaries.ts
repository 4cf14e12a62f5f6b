import { chmodSync, cpSync, existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { giveTo, type Account } from './account.ts'
import { run } from './run.ts'
import type { Scratch } from './scratch.ts'
import type { Source } from './sources.ts'

interface Link {
  source: string
  target: string
}

/** npm packages cannot contain links. The package lists them and creates them only if its install script may run. */
function links(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}

/** The package writes its paths relative to its own root, one folder above. */
const inside = (native: string, path: string) => join(dirname(native), path)

const hasItsLinks = (native: string) =>
  links(native).every(({ target }) => existsSync(inside(native, target)))

function makeLinks(native: string) {
  for (const { source, target } of links(native)) {
    const path = inside(native, target)
    if (!existsSync(path)) symlinkSync(relative(dirname(path), inside(native, source)), path)
  }
}

function copy(from: string, scratch: Scratch, account: Account) {
  const native = join(scratch.folder, 'native')
  cpSync(from, native, { recursive: true, verbatimSymlinks: true })
  makeLinks(native)
  const bin = join(native, 'bin')
  for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755)
  giveTo(native, account)
  return bin
}

/** The folder of programs that the account can run: the original, or a copy if that is not accessible or lacks links. */
export async function runnable({ bin, movable }: Source, scratch: Scratch, account: Account) {
  const version = (folder: string) => run(join(folder, 'postgres'), ['--version'], scratch, account)
  if (!movable) {
    await version(bin)
    return bin
  }
  if (hasItsLinks(movable)) {
    try {
      await version(bin)
      return bin
    } catch {
      // Then use a copy.
    }
  }
  const copied = copy(movable, scratch, account)
  await version(copied)
  return copied
}
