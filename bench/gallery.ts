/**
 * A gallery of hundreds of large pictures: uploaded by tus while the site is killed, processed while visitors browse,
 * downloaded as one large ZIP file that is interrupted and resumed, and 2,000 of them viewed on a slow phone.
 * The settings below change its size; PARTS selects what is measured.
 */
import { prepareDemoSites } from '../tooling/demo-site.ts'
import { openStage } from './faults/stage.ts'
import { measureZip } from './gallery/large-zip.ts'
import { measureMany } from './gallery/many-pictures.ts'
import type { Finding } from './gallery/site.ts'
import { measureUploads } from './gallery/uploads.ts'
import { report, table } from './report.ts'

const settings = {
  PICTURES: 500,
  MEGABYTES: 12,
  KILLS: 3,
  /** Speed of the photographer's line. */
  MEGABITS: 100,
  /** Size of the ZIP file. */
  GIGABYTES: 4,
  SHOWN: 2000,
}
for (const name of Object.keys(settings) as (keyof typeof settings)[])
  settings[name] = Number(process.env[name] ?? settings[name])
const { PICTURES, MEGABYTES, KILLS, MEGABITS, GIGABYTES, SHOWN } = settings
const said = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
const parts = (process.env.PARTS ?? 'uploads,zip,many').split(',')

await prepareDemoSites()
const findings: Finding[] = []
async function measure(
  name: string,
  part: (stage: Awaited<ReturnType<typeof openStage>>) => Promise<Finding>,
) {
  if (!parts.includes(name)) return
  const stage = await openStage()
  findings.push(await part(stage).finally(() => stage.remove()))
  console.log(table(findings.at(-1)!.rows))
}
await measure('zip', (stage) => measureZip(stage, GIGABYTES))
await measure('many', (stage) => measureMany(stage, SHOWN))
await measure('uploads', (stage) =>
  measureUploads(stage, { pictures: PICTURES, megabytes: MEGABYTES, kills: KILLS, megabits: MEGABITS }),
)
const rows = findings.flatMap((finding) => finding.rows)
if (parts.length === 3)
  await report('A gallery of many pictures', `${said.join(' ')} npm run bench:gallery`, table(rows))
process.exitCode = findings.every(({ isKept }) => isKept) ? 0 : 1
