import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '../../contract/api.ts'
import { until } from '../faults/stage.ts'
import { median } from '../numbers.ts'
import { pageTimes } from './page-times.ts'
import { startSending } from './sender.ts'
import { actAsOwner, type Finding, fixed, type Stage } from './site.ts'
import { watch } from './watch.ts'

export interface Amount {
  pictures: number
  megabytes: number
  kills: number
  megabits: number
}

const slowerAtMost = 1.5

/** Uploads pictures while the site is killed, waits for their sizes, and measures what visitors notice. */
export async function measureUploads(stage: Stage, amount: Amount): Promise<Finding> {
  const { pictures, megabytes, kills, megabits } = amount
  let site = await stage.start()
  const { headers, call, addGallery } = await actAsOwner(stage)
  const { _id: id } = await addGallery('Uploads')
  await pageTimes(stage.url, 20, 0)
  const quietTimes = await pageTimes(stage.url, 60, 20)

  const sent = performance.now()
  let isSent = false
  const { acknowledged, done } = startSending({
    url: stage.url,
    authorization: headers.authorization,
    galleryId: id,
    pictures,
    megabytes,
    megabits,
  })
  const uploads = done.then(() => (isSent = true))
  for (let n = 0; n < kills; n++) {
    await until(
      () => isSent || acknowledged.length >= Math.ceil(((n + 1) * pictures) / (kills + 2)),
      3_600_000,
    )
    if (isSent) break
    await sleep(Math.random() * 300)
    await site.end('SIGKILL')
    site = await stage.start()
  }
  await until(() => isSent || acknowledged.length > 0, 60_000)
  await pageTimes(stage.url, 20, 0)
  const busyTimes = await pageTimes(stage.url, Infinity, 100, () => isSent)
  await uploads
  const uploadSeconds = (performance.now() - sent) / 1000

  const read = async () => (await call(api.gallery.one, { params: { id } })).data
  const readyCount = async () => (await read()).pictures.filter(({ ready }) => ready).length
  const before = await readyCount()
  const madeSince = performance.now()
  const stopMaking = watch(site.pid)
  const allMade = await until(
    async () => (await readyCount()) >= acknowledged.length,
    pictures * 20_000,
    2000,
  )
  const makingSeconds = (performance.now() - madeSince) / 1000
  const making = stopMaking()
  const count = Math.max(1, (await readyCount()) - before)
  const inGallery = new Set((await read()).pictures.map(({ name }) => name))
  const lost = acknowledged.filter((name) => !inGallery.has(name)).length
  // Measured before and after, so that slow changes of the machine affect both or neither.
  quietTimes.push(...(await pageTimes(stage.url, 60, 20)))
  await site.end('SIGTERM')
  const [quiet, busy] = [median(quietTimes), median(busyTimes)]
  return {
    rows: [
      {
        What: 'pictures in, with kills',
        Figure: `${acknowledged.length} of ${pictures} at ${megabytes} MB in ${fixed(uploadSeconds)} s over ${megabits} Mbit a second, ${kills} kills`,
        Promise: `none lost: ${lost} lost`,
      },
      {
        What: 'sizes of a picture',
        Figure: `${fixed(making.cpu / count)} CPU s, ${fixed(makingSeconds / count)} s; at most ${making.peakOfAll} MB in all processes`,
        Promise: allMade ? 'all made' : 'not all made',
      },
      {
        What: 'a page meanwhile',
        Figure: `${fixed(quiet)} ms before and after, ${fixed(busy)} ms during the upload`,
        Promise: `${fixed(busy / quiet)} of at most ${slowerAtMost} times`,
      },
    ],
    isKept: lost === 0 && allMade && busy <= quiet * slowerAtMost,
  }
}
