import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const buildDir = join(root, 'build')
const stampFile = join(buildDir, 'sources.sha256')

const sources = [
  'web/**/*',
  '{contract,language}/**/*.ts',
  '{vite,react-router}.config.ts',
  'package-lock.json',
]

export const clientDir = join(buildDir, 'client')
export const serverModule = join(buildDir, 'server', 'index.js')

export class BuildError extends Error {
  override name = 'BuildError'
}

/** Read one after the other, which takes a quarter of the processor's time of a thousand promises, at every start. */
function sourcesHash() {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of paths.toSorted()) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

function run(command: string[]) {
  return new Promise<string | null>((done) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    // Whoever ends while it builds takes the builder along.
    const end = () => child.kill()
    process.once('exit', end)
    child.on('close', (code) => {
      process.off('exit', end)
      done(code === 0 ? null : output)
    })
  })
}

/** Once here, so that no request has to: the file server sends these to browsers that take them. */
async function compressAssets() {
  for await (const name of glob('**/*.{js,css,svg,txt,webmanifest}', { cwd: clientDir })) {
    const file = join(clientDir, name)
    const bytes = await readFile(file)
    await Promise.all([
      writeFile(`${file}.br`, brotliCompressSync(bytes)),
      writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 })),
    ])
  }
}

/** Builds the web app when its sources changed since the last build, and only then. */
export async function ensureBuild(say: (line: string) => void) {
  const hash = sourcesHash()
  const built = await readFile(stampFile, 'utf8').catch(() => '')
  if (built === hash) return
  say('Building the site …')
  const failure = await run([join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'])
  if (failure !== null) throw new BuildError(`The build failed:\n${failure}`)
  await compressAssets()
  await writeFile(stampFile, hash)
}
