import type { Page } from '@playwright/test'
import { delayReply } from '../fixtures/network.ts'
import { isDark, open, reload } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Dark mode' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('dark'))
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('the theme of the site', async ({ page }) => {
  await test.step('without a stored choice it follows the system', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/about')
    expect(await isDark(page)).toBe(true)
    expect(await stored(page)).toBe(null)
    await page.emulateMedia({ colorScheme: 'light' })
    await reload(page)
    expect(await isDark(page)).toBe(false)
  })

  await test.step("the toggle stores 'true' or 'false' under the key dark and sets a class on the root", async () => {
    const light = await paper(page)
    await toggle(page).click()
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await stored(page)).toBe('true')
    expect(await paper(page)).not.toBe(light)
    await toggle(page).click()
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
    expect(await stored(page)).toBe('false')
    expect(await paper(page)).toBe(light)
  })

  await test.step('it is restored on load and stays from page to page', async () => {
    await toggle(page).click()
    await reload(page)
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    expect(await isDark(page)).toBe(true)
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a press before hydration counts once', async () => {
    const wake = await delayReply(page, '**/entry.client-*.js')
    await page.reload()
    await toggle(page).click()
    wake()
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
    expect(await stored(page)).toBe('false')
  })
})

for (const look of ['light', 'dark'] as const) {
  test(`no flash of the wrong look on load: ${look} from the first paint`, async ({ page }) => {
    // The opposite of the system preference, so that only the stored choice can be right.
    await page.emulateMedia({ colorScheme: look === 'dark' ? 'light' : 'dark' })
    await page.addInitScript(
      (dark) => {
        localStorage.setItem('dark', dark)
        const looks: boolean[] = (window.alokaLooks = [])
        const watch = () => {
          if (document.body) looks.push(document.documentElement.classList.contains('dark'))
          requestAnimationFrame(watch)
        }
        requestAnimationFrame(watch)
      },
      String(look === 'dark'),
    )
    await open(page, '/')
    const looks = await page.evaluate(() => window.alokaLooks)
    expect(looks.length).toBeGreaterThan(0)
    expect(new Set(looks)).toEqual(new Set([look === 'dark']))
  })
}

declare global {
  interface Window {
    alokaLooks: boolean[]
  }
}
