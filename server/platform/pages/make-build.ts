/** `npm run build` does ahead of time what the first start would do: pages and scripts, if their sources changed. */
import { BuildError, ensureBuild } from './build.ts'

try {
  await ensureBuild(console.log)
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  process.exit(1)
}
