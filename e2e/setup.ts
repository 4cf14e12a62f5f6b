import { ensureBuild } from '../server/platform/pages/build.ts'
import { providePlainPictures } from '../server/testing/plain-pictures.ts'

/** What every site needs, made once: sites that start together would all make it at once. */
export default async function setup() {
  await ensureBuild(console.log)
  await providePlainPictures()
}
