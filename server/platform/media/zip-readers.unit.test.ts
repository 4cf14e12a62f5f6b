import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { planZip, readZip } from './zip.ts'

const env = { ...process.env, LC_ALL: 'C.UTF-8' }
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { env, stdio: 'pipe' }).toString()

const isHere = (program: string, ...args: string[]) => {
  try {
    run(program, ...args)
    return true
  } catch {
    return false
  }
}

/** Programs that open archives, if this machine has them. */
const readers = [
  ['unzip', isHere('unzip', '-v'), (zip: string, to: string) => run('unzip', '-q', zip, '-d', to)],
  ['bsdtar', isHere('bsdtar', '--version'), (zip: string, to: string) => run('bsdtar', '-xf', zip, '-C', to)],
  [
    'Python',
    isHere('python3', '--version'),
    (zip: string, to: string) => run('python3', '-m', 'zipfile', '-e', zip, to),
  ],
] as const

const files = { 'গায়ে হলুদ/ছবি ১.jpg': 'first', 'Holud/two.jpg': 'second' }

async function writeArchive() {
  const folder = await mkdtemp(join(tmpdir(), 'aloka-zip-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const zip = join(folder, 'gallery.zip')
  const plan = planZip(
    Object.entries(files).map(([name, text]) => ({
      name,
      bytes: text.length,
      crc32: crc32(text),
      modified: new Date('2026-11-16T18:30:00Z'),
      read: async () => Readable.from([Buffer.from(text)]),
    })),
  )
  await writeFile(zip, Readable.from(readZip(plan, 0, plan.bytes - 1)))
  return { folder, zip }
}

it.each(readers.filter(([, here]) => here))('%s reads names in Bangla', async (_, __, extract) => {
  const { folder, zip } = await writeArchive()
  const to = join(folder, 'to')
  await mkdir(to)
  extract(zip, to)
  expect((await readdir(to)).toSorted()).toEqual(['Holud', 'গায়ে হলুদ'])
  for (const [name, text] of Object.entries(files)) expect(await readFile(join(to, name), 'utf8')).toBe(text)
})

it.runIf(isHere('unzip', '-v'))('unpacked files are readable by all users', async () => {
  const { zip } = await writeArchive()
  expect(run('unzip', '-Z', zip).match(/^-rw-r--r-- .* unx /gm)).toHaveLength(2)
})
