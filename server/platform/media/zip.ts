import { Readable } from 'node:stream'

export interface ZipEntry {
  /** With folders, separated by slashes. */
  name: string
  bytes: number
  crc32: number
  modified: Date
  /** Both ends included. */
  read: (from: number, to: number) => Promise<Readable>
}

/** A part of the archive: a header, or a file. */
interface Segment {
  bytes: number
  read: (from: number, to: number) => Promise<Iterable<Uint8Array> | AsyncIterable<Uint8Array>>
}

const max32 = 0xffffffff
const max16 = 0xffff
const utf8 = 0x0800
/** 2.0 for folders, 4.5 for large archives. */
const [version20, version45] = [20, 45]
/** The system in the upper byte. With FAT, Info-ZIP's unzip would read names as code page 437. */
const unix = 3 << 8
/** -rw-r--r-- */
const mode = 0o100644

function dosTime(date: Date) {
  const year = Math.max(1980, date.getUTCFullYear())
  const day = ((year - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  return { day, time }
}

/** The fields that the local header and the directory entry of a file share. */
function sharedFields(entry: ZipEntry, name: Buffer, version: number, extra: number) {
  const { day, time } = dosTime(entry.modified)
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(version, 0)
  shared.writeUInt16LE(utf8, 2)
  // Stored as it is: pictures are compressed already.
  shared.writeUInt16LE(0, 4)
  shared.writeUInt16LE(time, 6)
  shared.writeUInt16LE(day, 8)
  shared.writeUInt32LE(entry.crc32, 10)
  shared.writeUInt32LE(entry.bytes, 14)
  shared.writeUInt32LE(entry.bytes, 18)
  shared.writeUInt16LE(name.length, 22)
  shared.writeUInt16LE(extra, 24)
  return shared
}

function localHeader(entry: ZipEntry) {
  const name = Buffer.from(entry.name)
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), sharedFields(entry, name, version20, 0), name])
}

function directoryLine(entry: ZipEntry, offset: number) {
  const name = Buffer.from(entry.name)
  const isFar = offset >= max32
  const extra = Buffer.alloc(isFar ? 12 : 0)
  if (isFar) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(8, 2)
    extra.writeBigUInt64LE(BigInt(offset), 4)
  }
  const head = Buffer.alloc(6)
  head.write('PK\x01\x02', 'latin1')
  head.writeUInt16LE(unix | version45, 4)
  const tail = Buffer.alloc(14)
  tail.writeUInt16LE(mode, 8)
  tail.writeUInt32LE(isFar ? max32 : offset, 10)
  const version = isFar ? version45 : version20
  return Buffer.concat([head, sharedFields(entry, name, version, extra.length), tail, name, extra])
}

function farEnd(count: number, bytes: number, offset: number) {
  const end = Buffer.alloc(76)
  end.write('PK\x06\x06', 0, 'latin1')
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(version45, 12)
  end.writeUInt16LE(version45, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(bytes), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  end.write('PK\x06\x07', 56, 'latin1')
  end.writeBigUInt64LE(BigInt(offset + bytes), 64)
  end.writeUInt32LE(1, 72)
  return end
}

function endOf(count: number, bytes: number, offset: number) {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(Math.min(count, max16), 8)
  end.writeUInt16LE(Math.min(count, max16), 10)
  end.writeUInt32LE(Math.min(bytes, max32), 12)
  end.writeUInt32LE(Math.min(offset, max32), 16)
  const isFar = count >= max16 || bytes >= max32 || offset >= max32
  return isFar ? Buffer.concat([farEnd(count, bytes, offset), end]) : end
}

const segmentOf = (bytes: Buffer): Segment => ({
  bytes: bytes.length,
  read: async (from, to) => [bytes.subarray(from, to + 1)],
})

/** The layout of a ZIP file with its exact size, so that any range of it can be sent at any time. */
export function planZip(entries: ZipEntry[]) {
  const segments: Segment[] = []
  const lines: Buffer[] = []
  let offset = 0
  const add = (segment: Segment) => {
    segments.push(segment)
    offset += segment.bytes
  }
  for (const entry of entries) {
    lines.push(directoryLine(entry, offset))
    add(segmentOf(localHeader(entry)))
    if (entry.bytes > 0) add(entry)
  }
  const directory = Buffer.concat(lines)
  const at = offset
  add(segmentOf(directory))
  add(segmentOf(endOf(entries.length, directory.length, at)))
  return { bytes: offset, segments }
}
export type ZipPlan = ReturnType<typeof planZip>

/** A range of the archive, both ends included. Only one file is open at a time. */
export async function* readZip({ segments }: ZipPlan, from: number, to: number) {
  let offset = 0
  for (const segment of segments) {
    const [start, end] = [Math.max(from - offset, 0), Math.min(to - offset, segment.bytes - 1)]
    if (start < segment.bytes && end >= start) {
      let missing = end - start + 1
      for await (const chunk of await segment.read(start, end)) {
        missing -= chunk.length
        yield chunk
      }
      if (missing !== 0) throw new Error('A file of the archive is not as long as it was.')
    }
    offset += segment.bytes
    if (offset > to) return
  }
}
