import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip as gzipCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

const root = join(import.meta.dirname, '..')
// A folder each, since whoever builds empties its own, and the pages are built by a server that runs.
const pagesDir = join(root, 'build', 'pages')
const siteDir = join(root, 'build', 'site')

export const clientDir = join(pagesDir, 'client')
export const pagesModule = join(pagesDir, 'server', 'index.js')
export const siteModule = join(siteDir, 'site.js')

export class BuildError extends Error {
  override name = 'BuildError'
}

interface Product {
  name: string
  folders: string[]
  /** Which of the files in these folders it is made from. */
  isSource(name: string): boolean
  files: string[]
  make(): Promise<void>
  /** The hash of what it was made from. */
  stamp: string
}

/** One after the other, which takes a quarter of the processor's time of a thousand promises, at every start. */
function hashOf({ folders, files, isSource }: Product) {
  const found = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  const hash = createHash('sha256')
  for (const path of [...found.toSorted(), ...files.map((file) => join(root, file))])
    hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

function run(command: string[]) {
  return new Promise<void>((done, fail) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    // Whoever ends while it builds takes the builder along.
    const end = () => child.kill()
    process.once('exit', end)
    child.on('close', (code) => {
      process.off('exit', end)
      if (code === 0) done()
      else fail(new BuildError(`The build failed:\n${output}`))
    })
  })
}

/** Once here, so that no request has to: the file server sends these to browsers that take them. */
async function compressAssets() {
  const names = await Array.fromAsync(glob('**/*.{js,css,svg,txt,webmanifest}', { cwd: clientDir }))
  const compress = async (name: string) => {
    const file = join(clientDir, name)
    const bytes = await readFile(file)
    await Promise.all([
      writeFile(`${file}.br`, await brotli(bytes)),
      writeFile(`${file}.gz`, await gzip(bytes, { level: 9 })),
    ])
  }
  await Promise.all(names.map(compress))
}

const pages: Product = {
  name: 'pages',
  folders: ['web', 'contract', 'language'],
  isSource: (name) => !/\.test\.tsx?$/.test(name),
  files: ['vite.config.ts', 'react-router.config.ts', 'package-lock.json'],
  async make() {
    await run([join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'])
    await compressAssets()
  },
  stamp: join(pagesDir, 'sources.sha256'),
}

const server: Product = {
  name: 'server',
  folders: ['server', 'db', 'contract', 'language'],
  // The rest is read where it lies.
  isSource: (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  files: ['package-lock.json'],
  make: () =>
    run([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'server/vite.config.ts']),
  stamp: join(siteDir, 'sources.sha256'),
}

type Say = (line: string) => void

/** Builds it when its sources changed since the last time, and only then. */
async function ensure(product: Product, say: Say) {
  const { name, make, stamp } = product
  const hash = hashOf(product)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return
  say(`Building the ${name} …`)
  await make()
  await writeFile(stamp, hash)
}

export const ensurePages = (say: Say) => ensure(pages, say)
export const ensureServer = (say: Say) => ensure(server, say)

export async function ensureBuild(say: Say) {
  await Promise.all([ensurePages(say), ensureServer(say)])
}
