import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { planZip, readZip, type ZipEntry } from './zip.ts'

const entry = (name: string, text: string): ZipEntry => {
  const bytes = Buffer.from(text)
  return {
    name,
    bytes: bytes.length,
    crc32: crc32(bytes),
    modified: new Date('2026-11-16T18:30:00Z'),
    read: async (from, to) => Readable.from([bytes.subarray(from, to + 1)]),
  }
}
const part = (plan: ReturnType<typeof planZip>, from = 0, to = plan.bytes - 1) =>
  buffer(Readable.from(readZip(plan, from, to)))

it('an archive has the announced length, and is the same when fetched in parts', async () => {
  const plan = planZip([
    entry('Holud/এক.jpg', 'first'),
    entry('empty.jpg', ''),
    entry('two.jpg', 'second file'),
  ])
  const whole = await part(plan)
  expect(whole).toHaveLength(plan.bytes)
  expect(whole.includes('Holud/এক.jpg')).toBe(true)
  for (let at = 0; at < plan.bytes; at += 7) {
    const joined = Buffer.concat([
      at > 0 ? await part(plan, 0, at - 1) : Buffer.alloc(0),
      await part(plan, at),
    ])
    expect(joined.equals(whole)).toBe(true)
  }
})

it('offsets beyond four gigabytes have eight bytes', async () => {
  const large = { ...entry('large.jpg', ''), bytes: 3_000_000_000 }
  const plan = planZip([large, { ...large, name: 'b.jpg' }, entry('last.jpg', 'last')])
  const from = plan.bytes - 300
  const tail = await part(plan, from)
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  expect(tail.readUInt32LE(end + 16)).toBe(0xffffffff)
  const far = tail.lastIndexOf('PK\x06\x06', undefined, 'latin1')
  const directory = Number(tail.readBigUInt64LE(far + 48))
  expect(tail.readUInt32LE(directory - from)).toBe(0x02014b50)
})

it('a file that became shorter aborts the archive', async () => {
  const plan = planZip([{ ...entry('a.jpg', 'whole'), read: async () => Readable.from([Buffer.from('wh')]) }])
  await expect(part(plan)).rejects.toThrow('not as long')
})
