/**
 * A gallery of hundreds of large pictures: in by tus while the site is killed, sizes made, visitors not kept waiting, and
 * out again as one ZIP file that is broken off and continued. PICTURES, MEGABYTES and KILLS make it smaller or larger.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '../contract/api.ts'
import { prepareDemoSites } from '../tooling/demo-site.ts'
import { createCall } from '../web/lib/api.ts'
import { openStage, until } from './faults/stage.ts'
import { downloadTwice } from './gallery/download.ts'
import { createPhotographs } from './gallery/photographs.ts'
import { createSender } from './gallery/tus.ts'
import { watch } from './gallery/watch.ts'
import { median } from './numbers.ts'
import { signInAsOwner } from './owner.ts'
import { report, table } from './report.ts'

const pictures = Number(process.env.PICTURES ?? 500)
const megabytes = Number(process.env.MEGABYTES ?? 12)
const kills = Number(process.env.KILLS ?? 3)
const command = `PICTURES=${pictures} MEGABYTES=${megabytes} KILLS=${kills} npm run bench:gallery`
const atOnce = 3
const flatMegabytes = 64
const slowerAtMost = 1.5

await prepareDemoSites()
const stage = await openStage()
let site = await stage.start()
const headers = await signInAsOwner(stage.url)
const call = createCall(`${stage.url}/api`, (address, init) =>
  fetch(address, { ...init, headers: { ...init.headers, ...headers } }),
)
const made = await call(api.gallery.add, { body: { title: 'Bench', downloads: 'original' } })
const { _id: id, slug } = made.data
const photos = await createPhotographs(megabytes)

/** Milliseconds that a visitor waits for a page that is not cached. */
async function pageTimes(count: number, pauseMs: number, isOver = () => false) {
  const times: number[] = []
  for (let n = 0; n < count && !isOver(); n++) {
    const since = performance.now()
    const reply = await fetch(`${stage.url}/services?page=1&bench=${n}`, {
      headers: { cookie: 'x=1' },
    }).catch(() => undefined)
    if (reply) await reply.text().catch(() => '')
    if (reply?.ok) times.push(performance.now() - since)
    await sleep(pauseMs)
  }
  return times
}
await pageTimes(10, 0)
const quiet = median(await pageTimes(40, 20))

const send = createSender({ url: stage.url, authorization: headers.authorization, galleryId: id })
const acknowledged: string[] = []
const names = Array.from({ length: pictures }, (_, n) => `ALK_${String(n).padStart(4, '0')}.jpg`)
const line = async () => {
  for (let name = names.pop(); name; name = names.pop()) {
    await send(name, photos.next())
    acknowledged.push(name)
  }
}

const sent = performance.now()
let stopWatching = watch(site.pid)
let isSent = false
const uploads = Promise.all(Array.from({ length: atOnce }, line)).then(() => (isSent = true))
for (let n = 0; n < kills; n++) {
  if (isSent) break
  await until(() => isSent || acknowledged.length >= Math.ceil(((n + 1) * pictures) / (kills + 2)), 3_600_000)
  await sleep(Math.random() * 300)
  stopWatching()
  await site.end('SIGKILL')
  site = await stage.start()
  stopWatching = watch(site.pid)
}
const busyTimes = pageTimes(Infinity, 200, () => isSent)
await uploads
const uploadSeconds = (performance.now() - sent) / 1000
const busy = median(await busyTimes)

const read = async () => (await call(api.gallery.one, { params: { id } })).data
const readyCount = async () => (await read()).pictures.filter(({ ready }) => ready).length
const madeSince = performance.now()
const before = await readyCount()
const stopMaking = watch(site.pid)
const allMade = await until(async () => (await readyCount()) >= acknowledged.length, pictures * 20_000, 1000)
const makingSeconds = (performance.now() - madeSince) / 1000
const making = stopMaking()
stopWatching()
const inGallery = new Set((await read()).pictures.map(({ name }) => name))
const lost = acknowledged.filter((name) => !inGallery.has(name)).length

const stopZip = watch(site.pid)
const zip = await downloadTwice(`${stage.url}/api/gallery-zip/${slug}?size=original`, headers)
const zipMemory = stopZip()
await site.end('SIGTERM')
await stage.remove()

const grown = zipMemory.peak - zipMemory.before
const fixed = (value: number) => value.toFixed(1)
const count = Math.max(1, acknowledged.length - before)
const rows = [
  {
    What: 'pictures in, with kills',
    Figure: `${acknowledged.length} of ${pictures} at ${megabytes} MB in ${fixed(uploadSeconds)} s, ${kills} kills`,
    Promise: `none lost: ${lost} lost`,
  },
  {
    What: 'sizes of a picture',
    Figure: `${fixed(making.cpu / count)} CPU s, ${fixed(makingSeconds / count)} s; at most ${making.peakOfAll} MB in all processes`,
    Promise: allMade ? 'all made' : 'not all made',
  },
  {
    What: 'a page meanwhile',
    Figure: `${fixed(quiet)} ms before, ${fixed(busy)} ms during the upload`,
    Promise: `${fixed(busy / quiet)} of at most ${slowerAtMost} times`,
  },
  {
    What: 'ZIP of originals',
    Figure: `${fixed(zip.bytes / 1e9)} GB at ${Math.round(zip.bytes / 1e6 / zip.seconds)} MB a second`,
    Promise: `memory grew by ${grown} of at most ${flatMegabytes} MB; continued byte by byte: ${zip.isSame}`,
  },
]
await report('A gallery of many pictures', command, table(rows))
const kept =
  lost === 0 &&
  allMade &&
  zip.isSame &&
  zip.isAsLongAsPromised &&
  grown <= flatMegabytes &&
  busy <= quiet * slowerAtMost
process.exitCode = kept ? 0 : 1
