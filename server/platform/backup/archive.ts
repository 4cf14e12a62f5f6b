import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { basename } from 'node:path'
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

/** Writes a gzipped tar while it is filled. Once this returns, the file is flushed to the disk. */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
  signal?: AbortSignal,
) {
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

  // If one fails, the other ends as well. Both are awaited, so the database is released before this returns.
  const [written, filled] = await Promise.allSettled([
    pipeline(
      Readable.fromWeb(readable as ReadableStream),
      // Pictures are compressed already: more effort would only take longer.
      createGzip({ level: constants.Z_BEST_SPEED }),
      // It holds secrets and other people's addresses.
      createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
      { signal },
    ),
    fillAndClose(),
  ])
  for (const end of [written, filled]) if (end.status === 'rejected') throw end.reason
}

export interface Entry {
  name: string
  /** To be read to its end before the next one. */
  content: Readable
}

export async function* readArchive(file: string, signal?: AbortSignal): AsyncGenerator<Entry> {
  const unpacked = createGunzip()
  const fed = pipeline(createReadStream(file), unpacked, { signal }).catch(() => {})
  const source = Readable.toWeb(unpacked) as unknown as globalThis.ReadableStream<Uint8Array>
  for await (const { header, body } of source.pipeThrough(createTarDecoder({ strict: true })))
    yield { name: header.name, content: Readable.fromWeb(body as ReadableStream) }
  await fed
}

/** Gets the name of each entry and, for the entries that it wants, their text. */
export interface ArchiveReader {
  wants: (name: string) => boolean
  onEntry: (name: string, text: string) => void
  signal?: AbortSignal
}

async function sumsOf(file: string, { wants, onEntry, signal }: ArchiveReader) {
  let sums = ''
  let recorded: string | undefined
  for await (const { name, content } of readArchive(file, signal)) {
    const hash = createHash('sha256')
    const chunks: Buffer[] = []
    const isWanted = name === sumsName || wants(name)
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk)
      if (isWanted) chunks.push(chunk)
    }
    const text = Buffer.concat(chunks).toString()
    if (name === sumsName) recorded = text
    else {
      sums += lineOf(hash, name)
      onEntry(name, text)
    }
  }
  return { sums, recorded }
}

/** Reads the whole file and compares its checksums, so that a truncated or damaged file is refused before anything starts. */
export async function checkArchive(file: string, reader: ArchiveReader) {
  const { sums, recorded } = await sumsOf(file, reader).catch((error: NodeJS.ErrnoException) => {
    // An aborted check says nothing about the file.
    reader.signal?.throwIfAborted()
    if (error.code === 'ENOENT') throw new BackupError(`There is no file ${file}.`)
    return { sums: '', recorded: undefined }
  })
  if (recorded === undefined || recorded !== sums)
    throw new BackupError(`${basename(file)} is damaged, or no backup of this site.`)
}
