import { ensureBuild } from '../server/platform/pages/build.ts'
import { providePlainPictures } from '../server/testing/plain-pictures.ts'

/** Made once for all sites, which would otherwise each make it at the same time. */
export default async function setup() {
  await ensureBuild(console.log)
  await providePlainPictures()
}
