import type { Page } from '@playwright/test'
import { goBackTo, open, sizes, walkTo } from '../fixtures/pages.ts'
import { delayReply } from '../fixtures/network.ts'
import { expect, test } from '../fixtures/test.ts'

const links = [
  ['Home', '/'],
  ['Services', '/services'],
  ['Blog', '/blog'],
  ['About', '/about'],
  ['Contact', '/contact'],
] as const

test('the frame of a page for a visitor', async ({ page }) => {
  await open(page, '/about')
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')

  await test.step('the skip link leads to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })

  await test.step('every control of the header has a visible focus', async () => {
    const controls = header.locator('a:visible, button:visible')
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    for (let index = 0; index < (await controls.count()); index++) {
      await page.keyboard.press('Tab')
      const control = controls.nth(index)
      await expect(control).toBeFocused()
      expect(await control.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
    }
  })

  await test.step('visitors see Register and Login', async () => {
    await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', /^\/register/)
    await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', /^\/login/)
    await expect(header.getByLabel('Account menu')).toHaveCount(0)
  })

  await test.step("footer: 'Follow us', 'Useful Links', social icons and the copyright line for 2022", async () => {
    await expect(footer.getByRole('heading')).toHaveText(['Follow us', 'Useful Links'])
    const follow = footer.locator('div', { has: page.getByRole('heading', { name: 'Follow us' }) }).last()
    await expect(follow.getByRole('link', { name: 'GitHub' })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\//,
    )
    await expect(follow.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.facebook/,
    )
    await expect(footer.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about')
    await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
    const icons = footer.locator('ul.social').getByRole('link')
    for (const [index, name] of ['Facebook', 'Instagram', 'Twitter', 'GitHub'].entries())
      await expect(icons.nth(index)).toHaveAccessibleName(name)
    await expect(footer).toContainText('© 2022 Aloka Photography')
  })

  await test.step('the columns of the footer are side by side at every width', async () => {
    for (const width of [768, 900, 1000, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await page
        .locator('.site-footer .grid-12 > *')
        .evaluateAll((all) => all.map((box) => box.getBoundingClientRect()).filter((box) => box.width > 0))
      for (const [index, { left }] of boxes.entries())
        if (index > 0)
          expect(left, `column ${index + 1} at ${width}`).toBeGreaterThanOrEqual(boxes[index - 1]!.right)
      const words = await page
        .locator('.site-footer .grid-12 :is(h2, a)')
        .evaluateAll((all) => all.every((word) => word.scrollWidth <= word.parentElement!.clientWidth))
      expect(words, `words within their column at ${width}`).toBe(true)
    }
  })

  await test.step('client-side navigation moves the focus, so that a screen reader starts there', async () => {
    await page.setViewportSize(sizes.desktop)
    await header.getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { name: 'Get in touch' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('header: the brand goes to / and the links to Home, Services, Blog, About and Contact', async () => {
    const nav = header.getByRole('navigation', { name: 'Main' })
    for (const [name, address] of links)
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
    await header.getByRole('link', { name: 'Aloka Photography' }).click()
    await expect(page).toHaveURL('/')
  })

  await test.step('page titles read {page} - Aloka Photography, also after client-side navigation', async () => {
    await expect(page).toHaveTitle('Home - Aloka Photography')
    const titles = {
      Services: 'Services',
      Blog: 'Blog',
      About: 'About',
      Contact: 'Get in touch',
      Home: 'Home',
    }
    for (const [name, title] of Object.entries(titles)) {
      await header.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveTitle(`${title} - Aloka Photography`)
    }
  })

  await test.step('titles follow a slow page and the page after it', async () => {
    const title = () => page.title()
    await walkTo(page, '/services')
    const letService = await delayReply(page, '**/api/service/*')
    await page.getByRole('main').locator('.card a').first().click()
    await expect.poll(title).toBe('Service Details - Aloka Photography')
    letService()
    const service = await page.locator('.hero h1').textContent()
    await expect.poll(title).toBe(`${service} - Aloka Photography`)

    await walkTo(page, '/blog')
    const letPost = await delayReply(page, '**/api/single-blog/**')
    await page.getByRole('main').locator('.post-card a').first().click()
    await expect(page).toHaveURL(/\/blog\/post\//)
    letPost()
    const post = await page.locator('.post h1').textContent()
    await expect.poll(title).toBe(`${post} - Aloka Photography`)
    await page.goBack()
    await expect(page).toHaveURL('/blog')
    await expect.poll(title).toBe('Blog - Aloka Photography')
  })
})

/** How the page last scrolled: the number of steps depends on the machine. */
const noteScrolling = (page: Page) =>
  page.evaluate(() =>
    addEventListener('scroll', () => {
      window.alokaScrolling = getComputedStyle(document.documentElement).scrollBehavior
    }),
  )
const lastScrolling = (page: Page) => page.evaluate(() => window.alokaScrolling)

declare global {
  interface Window {
    alokaScrolling: string
    alokaLowest?: number
    alokaLayers: string[]
  }
}

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the current link, the header and scrolling', async ({ page, owner }) => {
    await open(page, '/about')
    const header = page.getByRole('banner')
    const footer = page.getByRole('contentinfo')
    const toContact = footer.getByRole('link', { name: 'Contact' })
    const scrolled = () => page.evaluate(() => window.scrollY)
    await noteScrolling(page)

    await test.step('the active link is highlighted', async () => {
      const nav = header.getByRole('navigation', { name: 'Main' })
      const lineUnder = (name: string) =>
        nav
          .getByRole('link', { name, exact: true })
          .evaluate((link) => getComputedStyle(link, '::after').height)
      await expect(nav.locator('[aria-current=page]')).toHaveText(['About'])
      expect(await lineUnder('About')).toBe('2px')
      expect(await lineUnder('Contact')).not.toBe('2px')
      await nav.getByRole('link', { name: 'Contact' }).click()
      await expect(nav.locator('[aria-current=page]')).toHaveText(['Contact'])
      await page.mouse.move(0, 500)
      await expect.poll(() => lineUnder('About')).not.toBe('2px')
      await goBackTo(page, '/about')
    })

    await test.step('opening a page scrolls smoothly to the top, going back restores the position', async () => {
      // Hover first: while the previous page still fades, a click would look for the link elsewhere.
      await toContact.hover()
      const from = await scrolled()
      expect(from).toBeGreaterThan(500)
      await toContact.click()
      await expect(page.getByRole('heading', { name: 'Get in touch' })).toBeInViewport()
      await expect.poll(scrolled).toBe(0)
      expect(await lastScrolling(page)).toBe('smooth')
      await goBackTo(page, '/about')
      await expect.poll(scrolled).toBe(from)
    })

    await test.step('going back restores the position once a slow page is long enough', async () => {
      // Longer than its skeleton.
      const id = await owner.addService({
        title: 'Weddings, from the first guest to the last lamp. '.repeat(3),
      })
      await walkTo(page, '/services')
      await toContact.hover()
      const from = await scrolled()
      await toContact.click()
      await expect.poll(scrolled).toBe(0)
      const answer = await delayReply(page, '**/api/services?**')
      await page.goBack()
      await expect(page).toHaveURL('/services')
      await expect(page.getByRole('status', { name: 'Loading services' })).toBeVisible()
      expect(await scrolled()).toBeLessThan(from)
      answer()
      await expect.poll(scrolled).toBe(from)
      await goBackTo(page, '/about')
      await owner.removeService(id)
    })

    await test.step('content that loads above does not shift a scrolling page', async () => {
      await toContact.hover()
      await page.evaluate(() => {
        const from = window.scrollY
        const late = document.createElement('div')
        late.style.height = '3000px'
        addEventListener('scroll', () => {
          if (scrollY < from - 50) document.querySelector('main > *')!.prepend(late)
          window.alokaLowest = Math.max(window.alokaLowest ?? 0, scrollY - from)
        })
      })
      await toContact.click()
      await expect(page.getByRole('heading', { name: 'Get in touch' })).toBeVisible()
      await expect.poll(scrolled).toBe(0)
      expect(await page.evaluate(() => window.alokaLowest)).toBeLessThan(50)
      await open(page, '/about')
      await noteScrolling(page)
    })

    for (const [list, card] of [
      ['/services', '.card a'],
      ['/blog', '.post-card a'],
    ] as const)
      await test.step(`a screen opened from a card of ${list} scrolls smoothly to the top`, async () => {
        await walkTo(page, list)
        await expect.poll(scrolled).toBe(0)
        const last = page.getByRole('main').locator(card).last()
        await last.scrollIntoViewIfNeeded()
        expect(await scrolled()).toBeGreaterThan(300)
        await page.evaluate(() => (window.alokaScrolling = ''))
        await last.click()
        await expect(page).not.toHaveURL(list)
        await expect.poll(scrolled).toBe(0)
        expect(await lastScrolling(page)).toBe('smooth')
      })

    await test.step('over a picture the header stays transparent, and turns opaque below it', async () => {
      await walkTo(page, '/')
      const paper = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
      for (const [y, ground] of [
        [0, 'rgba(0, 0, 0, 0)'],
        [400, 'rgba(0, 0, 0, 0)'],
        [1100, 'rgb(250, 248, 244)'],
        [0, 'rgba(0, 0, 0, 0)'],
      ] as const) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
        await expect.poll(paper, `at ${y}`).toBe(ground)
        await expect.poll(async () => (await header.boundingBox())!.y, `at ${y}`).toBe(0)
      }
    })
  })

  test('a picture that grows into its page stays below the header and the text', async ({ page }) => {
    await page.addInitScript(() => {
      // On a busy machine the page may take longer than navigation waits, and would start as a skeleton.
      const later = window.setTimeout
      window.setTimeout = ((run: () => void, ms: number) =>
        later(run, ms === 200 ? 60_000 : ms)) as typeof setTimeout
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        const layers = () =>
          document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        void transition.ready.then(() => (window.alokaLayers = layers()))
        return transition
      }
    })
    await open(page, '/services')
    await page.getByRole('article').getByRole('link').first().click()
    await expect.poll(() => page.evaluate(() => window.alokaLayers?.length ?? 0)).toBeGreaterThan(0)
    const layers = await page.evaluate(() => window.alokaLayers)
    for (const name of ['photo', 'hero-copy', 'header']) expect(layers.join(' ')).toContain(`(${name})`)
  })
})
