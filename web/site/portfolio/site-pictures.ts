import { api } from '../../../contract/api.ts'
import type { Picture } from '../../../contract/portfolio/picture.ts'
import type { SitePicture } from '../../../contract/shape/site-settings.ts'
import type { Call } from '../../lib/api.ts'
import { browserCall } from '../../lib/browser-call.ts'
import { isResolved, awaitOrDefer } from '../../lib/load.ts'

/** The pictures that the settings name. If the call fails, the page still shows them, just not at the best size. */
export async function loadSitePictures(call: Call, pictures: SitePicture[]): Promise<Picture[]> {
  const sources = pictures.map(({ src }) => src).filter(Boolean)
  if (sources.length === 0) return []
  return call(api.picture.list, { query: { src: sources } }).then(
    ({ data }) => data,
    () => [],
  )
}

/** The same in the browser, where a page waits for it only briefly. */
export async function loadSitePicturesInBrowser(pictures: SitePicture[]): Promise<Picture[]> {
  const { value } = await awaitOrDefer(loadSitePictures(browserCall, pictures))
  return isResolved(value) ? value : []
}
