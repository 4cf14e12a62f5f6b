import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip as gzipCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

const root = join(import.meta.dirname, '..', '..', '..')
const pagesDir = join(root, 'build', 'pages')
const stamp = join(pagesDir, 'sources.sha256')

export const clientDir = join(pagesDir, 'client')
export const pagesModule = join(pagesDir, 'server', 'index.js')

export class BuildError extends Error {
  override name = 'BuildError'
}

const folders = ['web', 'contract', 'language']
const files = ['vite.config.ts', 'react-router.config.ts', 'package-lock.json']
const isTest = (name: string) => /\.test\.tsx?$/.test(name)

/** The hash of all sources of the pages. Runs at every start; reading synchronously is faster than a thousand promises. */
function hashOfSources() {
  const found = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !isTest(entry.name))
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
    // If this process ends, the build ends as well.
    const end = () => child.kill()
    process.once('exit', end)
    child.on('close', (code) => {
      process.off('exit', end)
      if (code === 0) done()
      else fail(new BuildError(`The build failed:\n${output}`))
    })
  })
}

/** Compresses all assets once, for the file server to send. */
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

/** Builds the pages if their sources have changed since the last build. */
export async function ensureBuild(say: (line: string) => void) {
  const hash = hashOfSources()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return
  say('Building the pages …')
  await run([join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'])
  await compressAssets()
  await writeFile(stamp, hash)
}
