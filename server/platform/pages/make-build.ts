/** `npm run build` builds pages and scripts in advance, which the first start would otherwise do. */
import { BuildError, ensureBuild } from './build.ts'

try {
  await ensureBuild(console.log)
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exit(1)
}
