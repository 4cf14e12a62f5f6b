import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Gallery } from '../../../contract/gallery/gallery.ts'
import { galleryFile } from '../../../contract/gallery/gallery-parts.ts'
import { openDatabase } from '../../../db/open.ts'
import { photograph } from '../../platform/media/testing/photograph.ts'
import { ownerToken } from '../../testing/owner-token.ts'
import { type SiteProcess, startSite } from '../../testing/site-process.ts'
import { sendFile } from './testing/send-file.ts'

/** Appended to a picture, where decoders ignore it: larger than all buffers. */
const padding = Buffer.alloc(24_000_000)

async function openPlace() {
  const dataDir = await mkdtemp(join(tmpdir(), 'aloka-gallery-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  let site: SiteProcess | undefined
  onTestFinished(async () => void (await site?.end('SIGTERM')))
  return {
    dataDir,
    async start() {
      site = await startSite({ DATA_DIR: dataDir, LIMITS: 'off', LOG_LEVEL: 'silent' })
      const authorization = `Bearer ${await ownerToken(site.url)}`
      const call = (path: string, init: RequestInit = {}) =>
        fetch(`${site!.url}/api${path}`, {
          ...init,
          headers: { authorization, 'content-type': 'application/json', ...init.headers },
        })
      return {
        target: { origin: site.url, authorization },
        call,
        async addGallery() {
          const body = JSON.stringify({ title: 'Killed', downloads: 'original' })
          const reply = await call('/galleries', { method: 'POST', body })
          return ((await reply.json()) as { data: { _id: string; slug: string } }).data
        },
        async read(id: string) {
          return ((await (await call(`/gallery/${id}`)).json()) as { data: Gallery }).data
        },
        kill: () => site!.end('SIGKILL'),
      }
    },
  }
}

const jpeg = async (width: number) => (await photograph(width, (width * 2) / 3)).jpeg().toBuffer()

it('a site killed while making the sizes of a picture makes them after a restart', async () => {
  const place = await openPlace()
  const first = await place.start()
  const { _id: id, slug } = await first.addGallery()
  expect((await sendFile(first.target, await jpeg(3000), { galleryId: id })).status).toBe(204)
  const scratch = () => readdir(join(place.dataDir, 'incoming')).catch(() => [] as string[])
  await expect.poll(async () => (await scratch()).length, { interval: 2 }).toBeGreaterThan(0)
  await first.kill()

  // As if the lease of the dead process had ended.
  const { db, close } = openDatabase({ dataDir: place.dataDir })
  const pictures = db.selectFrom('gallery_picture').select('sizes').where('gallery_id', '=', id)
  expect(await pictures.execute()).toEqual([{ sizes: null }])
  await db.updateTable('job').set({ leased_until: null }).execute()
  await close()

  const second = await place.start()
  await expect
    .poll(async () => (await second.read(id)).pictures.map(({ ready }) => ready), { interval: 200 })
    .toEqual([true])
  const [picture] = (await second.read(id)).pictures
  for (const size of ['thumb', 'view', 'web', 'original'] as const) {
    const { pathname } = new URL(galleryFile(slug, picture!._id, size), 'http://site')
    expect((await second.call(pathname.replace(/^\/api/, ''))).status, size).toBe(200)
  }
})

it('a ZIP download from a killed site can be resumed after a restart', async () => {
  const place = await openPlace()
  const first = await place.start()
  const { _id: id, slug } = await first.addGallery()
  for (const width of [60, 90])
    await sendFile(first.target, Buffer.concat([await jpeg(width), padding]), {
      galleryId: id,
      name: `ALK_${width}.jpg`,
    })
  const zip = `/gallery-zip/${slug}?size=original`
  const begun = await first.call(zip)
  const etag = begun.headers.get('etag')!
  const reader = begun.body!.getReader()
  const { value: came } = await reader.read()
  await first.kill()
  await reader.cancel().catch(() => {})

  const second = await place.start()
  const range = { range: `bytes=${came!.length}-`, 'if-range': etag }
  const rest = await second.call(zip, { headers: range })
  expect(rest.status).toBe(206)
  const whole = Buffer.from(await (await second.call(zip)).arrayBuffer())
  expect(whole.length).toBeGreaterThan(2 * padding.length)
  expect(Buffer.concat([came!, Buffer.from(await rest.arrayBuffer())]).equals(whole)).toBe(true)
})
