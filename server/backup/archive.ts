import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { createTarDecoder, createTarPacker } from 'modern-tar'

/** What went wrong with a backup; its message is the sentence the person at the terminal reads. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The last entry, as `sha256sum -c` reads it. */
const sumsName = 'SHA256SUMS'
const lineOf = (hash: Hash, name: string) => `${hash.digest('hex')}  ${name}\n`

type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>
export type AddEntry = (name: string, bytes: number, content: Content) => Promise<void>

/** A gzipped tar, written as it is filled, and on the disk for good once this returns. */
export async function writeArchive(file: string, fill: (add: AddEntry) => Promise<void>) {
  const { readable, controller } = createTarPacker()
  let sums = ''

  const add: AddEntry = async (name, bytes, content) => {
    const hash = createHash('sha256')
    const writer = controller.add({ name, size: bytes, mode: 0o600 }).getWriter()
    for await (const chunk of content) {
      hash.update(chunk)
      await writer.write(chunk)
    }
    await writer.close()
    sums += lineOf(hash, name)
  }

  async function fillAndClose() {
    try {
      await fill(add)
      const text = Buffer.from(sums)
      await add(sumsName, text.length, [text])
      controller.finalize()
    } catch (error) {
      controller.error(error)
      throw error
    }
  }

  await Promise.all([
    pipeline(
      Readable.fromWeb(readable as ReadableStream),
      // Pictures are compressed already: more effort would only take longer.
      createGzip({ level: constants.Z_BEST_SPEED }),
      // It holds secrets and other people's addresses.
      createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
    ),
    fillAndClose(),
  ])
}

export interface Entry {
  name: string
  /** To be read to its end before the next one. */
  content: Readable
}

export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const unpacked = createGunzip()
  const fed = pipeline(createReadStream(file), unpacked).catch(() => {})
  const source = Readable.toWeb(unpacked) as unknown as globalThis.ReadableStream<Uint8Array>
  for await (const { header, body } of source.pipeThrough(createTarDecoder({ strict: true })))
    yield { name: header.name, content: Readable.fromWeb(body as ReadableStream) }
  await fed
}

async function sumsOf(file: string, kept: string) {
  let keptText: string | undefined
  let sums = ''
  let recorded: string | undefined
  for await (const { name, content } of readArchive(file)) {
    const hash = createHash('sha256')
    let text = ''
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk)
      if (name === sumsName || name === kept) text += chunk.toString()
    }
    if (name === sumsName) recorded = text
    else sums += lineOf(hash, name)
    if (name === kept) keptText = text
  }
  return { sums, recorded, keptText }
}

/**
 * Reads it through from beginning to end, so that nothing is begun with a file that is cut short or spoilt. Gives the
 * text of one entry.
 */
export async function checkArchive(file: string, entry: string) {
  const { sums, recorded, keptText } = await sumsOf(file, entry).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new BackupError(`There is no file ${file}.`)
    return { sums: '', recorded: undefined, keptText: undefined }
  })
  if (recorded === undefined || recorded !== sums)
    throw new BackupError(`${file} is damaged, or no backup of this site. Nothing was changed.`)
  return keptText
}
