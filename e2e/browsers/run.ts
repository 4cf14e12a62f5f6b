/** `npm run test:browsers`: the main journeys in Debian's Firefox and in WebKitGTK, which Playwright cannot drive. */
import { canInstall, folderOnPath, install, programAt } from '../../tooling/machine.ts'
import { prepareDemoSites, startDemoSite } from '../../tooling/demo-site.ts'
import { startFirefox } from './firefox.ts'
import { journeys } from './journeys.ts'
import { startWebKit } from './webkit.ts'

const browsers = [
  { program: 'firefox-esr', packages: ['firefox-esr'], start: startFirefox },
  { program: 'WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb'], start: startWebKit },
]

function find(program: string, packages: string[]) {
  if (!folderOnPath(program) && canInstall()) {
    console.log(`Installing ${packages.join(' and ')} from Debian, for this test alone.`)
    install(...packages)
  }
  const folder = folderOnPath(program)
  return folder && programAt(folder, program)
}

await prepareDemoSites()
let failed = 0
for (const { program, packages, start } of browsers) {
  let path: string | undefined
  try {
    path = find(program, packages)
  } catch (error) {
    console.log((error as Error).message)
  }
  if (!path) {
    console.log(`Left out: there is no ${program} here, and it could not be installed.`)
    continue
  }
  const site = await startDemoSite()
  const browser = await start(path)
  console.log(browser.name)
  for (const [name, journey] of Object.entries(journeys)) {
    try {
      await journey(browser, site.url)
      console.log(`  ✓ ${name}`)
    } catch (error) {
      failed++
      console.log(`  ✘ ${name}: ${(error as Error).message}`)
    }
  }
  await browser.stop()
  await site.stop()
}
process.exit(failed > 0 ? 1 : 0)
