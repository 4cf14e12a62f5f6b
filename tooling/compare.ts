/**
 * `npm run compare -- BEFORE AFTER [part of an address]`: two checkouts, the newer one second, each with its packages
 * installed. Compares every screen of both pixel by pixel and writes those that differ side by side.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { demoOwner } from '../server/config.ts'
import { browserFlags } from './browser-flags.ts'
import { ensureBrowser } from './browser.ts'
import { differenceOf } from './compare/difference.ts'
import { findScreens, states } from './compare/screens.ts'
import { sharedAddress, startBoth } from './compare/sites.ts'
import { root } from './test/command.ts'
import { wholePage } from './whole-page.ts'

const [before = '', after = '', part = ''] = process.argv.slice(2)
if (!after) throw new Error('Name two checkouts: npm run compare -- ../before .')

const folder = join(root, '.cache', 'compare')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const sites = await startBoth(before, after)
const executablePath = await ensureBrowser()

/** Both have the same address, which pages show; each browser resolves it to its own site. */
const browsers = await Promise.all(
  sites.map(({ url }) => {
    const rules = `--host-resolver-rules=MAP ${new URL(sharedAddress).host} ${new URL(url).host}`
    return chromium.launch({ executablePath, args: [...browserFlags, rules] })
  }),
)

async function signIn(browser: Browser) {
  const context = await browser.newContext({ baseURL: sharedAddress })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(demoOwner.email)
  await page.getByLabel('Password', { exact: true }).fill(demoOwner.password)
  await page.getByRole('button', { name: 'Login' }).last().click()
  await page.waitForURL((address) => address.pathname !== '/login')
  const state = await context.storageState()
  await context.close()
  return state
}
const signedIn = await Promise.all(browsers.map(signIn))
const cookie = signedIn[0]!.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

interface Shown {
  name: string
  address: string
  press?: string
}
const screens: Shown[] = (await findScreens(sites[0].url, cookie)).map((address) => ({
  name: address,
  address,
}))
const wanted = [...screens, ...states].filter(({ address }) => address.includes(part))

async function look(page: Page, { address, press }: Shown) {
  await page.goto(address, { waitUntil: 'networkidle' })
  if (press) {
    await page.getByRole('button', { name: press }).first().click()
    await page.waitForTimeout(500)
  }
  return wholePage(page)
}

const rows: string[] = []
let count = 0
for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 768, 1440]) {
    const options: BrowserContextOptions = {
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-US',
      baseURL: sharedAddress,
    }
    const open = (isOwner: boolean) =>
      Promise.all(
        browsers.map((browser, n) =>
          browser.newContext({ ...options, ...(isOwner && { storageState: signedIn[n]! }) }),
        ),
      )
    const [visitors, owners] = [await open(false), await open(true)]
    for (const shown of wanted) {
      const contexts = shown.address.includes('/admin') ? owners : visitors
      const pages = await Promise.all(contexts.map((context) => context.newPage()))
      const [one, other] = await Promise.all(pages.map((page) => look(page, shown)))
      await Promise.all(pages.map((page) => page.close()))
      count++
      const difference = await differenceOf(one!, other!)
      if (!difference) continue
      const title = `${shown.name}, ${colorScheme}, ${width}: ${difference.pixels} pixels`
      console.log(title)
      const file = String(count).padStart(4, '0')
      const pictures = { before: one!, after: other!, mask: difference.mask }
      for (const [which, picture] of Object.entries(pictures))
        await writeFile(join(folder, `${file}-${which}.png`), picture)
      const images = Object.keys(pictures).map((which) => `<img src="${file}-${which}.png" alt="${which}">`)
      rows.push(`<h2>${title}</h2><div>${images.join('')}</div>`)
    }
    await Promise.all([...visitors, ...owners].map((context) => context.close()))
  }
await Promise.all(browsers.map((browser) => browser.close()))
for (const { stop } of sites) stop()

const style = 'div { display: flex; align-items: start; gap: 8px } img { width: 33%; border: 1px solid #ccc }'
const page = join(folder, 'index.html')
await writeFile(page, `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows.join('\n')}`)
console.log(`${rows.length} of ${count} differ: ${page}`)
process.exit(rows.length > 0 ? 1 : 0)
