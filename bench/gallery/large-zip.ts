import { downloadTwice } from './download.ts'
import { fillGallery } from './fill.ts'
import { actAsOwner, type Finding, fixed, type Stage } from './site.ts'
import { watch } from './watch.ts'

const megabytesEach = 12
const flatMegabytes = 64

/** Downloads many GB in one go, and again interrupted by a kill of the site and resumed from the next process. */
export async function measureZip(stage: Stage, gigabytes: number): Promise<Finding> {
  const site = await stage.start()
  const { headers, addGallery } = await actAsOwner(stage)
  const { _id: id, slug } = await addGallery('ZIP')
  await fillGallery(stage, id, Math.ceil((gigabytes * 1000) / megabytesEach), megabytesEach)
  const url = `${stage.url}/api/gallery-zip/${slug}?size=original`
  let watching: ReturnType<typeof watch> | undefined
  let memory = { before: 0, peak: Infinity }
  let next = site
  const zip = await downloadTwice(url, headers, {
    // What a process allocates on first use does not depend on the length of a download.
    onBegun: () => (watching = watch(site.pid)),
    async onBreak() {
      memory = watching!()
      await site.end('SIGKILL')
      next = await stage.start()
    },
  })
  await next.end('SIGTERM')
  const grown = memory.peak - memory.before
  return {
    rows: [
      {
        What: 'ZIP of originals',
        Figure: `${fixed(zip.bytes / 1e9)} GB at ${Math.round(zip.bytes / 1e6 / zip.seconds)} MB a second`,
        Promise: `memory grew by ${grown} of at most ${flatMegabytes} MB`,
      },
      {
        What: 'broken off by a kill, and continued',
        Figure: `after ${fixed(zip.stopped / 1e9)} GB`,
        Promise: `the same bytes: ${zip.isSame}`,
      },
    ],
    isKept: grown <= flatMegabytes && zip.isSame && zip.isAsLongAsPromised,
  }
}
