import type { Page } from '@playwright/test'
import { open, sizes } from './fixtures/pages.ts'
import { drag } from './fixtures/touch.ts'
import { expect, test } from './fixtures/test.ts'

const titles = [
  'Product Photography',
  'Corporate Photography',
  'Wedding Photography',
  'Interior Photography',
  'Industrial Photography',
]

const slider = (page: Page) => page.getByRole('region', { name: 'Kinds of photography' })
const dots = (page: Page) => slider(page).getByRole('button', { name: /^Slide \d/ })

const expectSlide = (page: Page, index: number) =>
  expect(slider(page).getByRole('heading')).toHaveText([titles[index]!])

const clock = () =>
  document.getAnimations().find((animation) => (animation as CSSAnimation).animationName === 'fill')

/** Ends the time of the slide at once; its length is tested separately. */
const runOut = (page: Page) => page.evaluate(`(${clock})().finish()`)
const clockState = (page: Page) => page.evaluate<AnimationPlayState>(`(${clock})()?.playState`)
const delay = (page: Page) => page.evaluate<number>(`(${clock})()?.effect.getTiming().duration`)

test('the slides of Home, by buttons and by keyboard', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('load', () => {
      window.alokaPictures = document.querySelectorAll('.slide-photo img').length
    }),
  )
  await open(page, '/')

  await test.step('before the page has loaded only the first slide has a picture, afterwards the next one', async () => {
    expect(await page.evaluate(() => window.alokaPictures)).toBe(1)
    await expect(slider(page).locator('.slide-photo img')).toHaveCount(2)
  })

  await test.step('hidden slides cannot be reached by keyboard', async () => {
    await expect(slider(page).getByRole('link')).toHaveCount(2)
    await slider(page).getByRole('link', { name: 'Contact Me' }).focus()
    await page.keyboard.press('Tab')
    await expect(dots(page).first()).toBeFocused()
  })

  await test.step('prev/next navigation goes round', async () => {
    await slider(page).getByRole('button', { name: 'Previous slide' }).click()
    await expectSlide(page, 4)
    await slider(page).getByRole('button', { name: 'Next slide' }).click()
    await expectSlide(page, 0)
    await slider(page).getByRole('button', { name: 'Next slide' }).click()
    await expectSlide(page, 1)
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true')
  })

  await test.step('arrow keys move the slides, too', async () => {
    await dots(page).first().focus()
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 2)
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, 1)
  })

  await test.step('reduced motion: the slides do not play, and the buttons still work', async () => {
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  await test.step('5 slides, each with a title, a description, My Services to /services and Contact Me to /contact', async () => {
    await expect(dots(page)).toHaveCount(5)
    for (const [index, title] of titles.entries()) {
      await dots(page).nth(index).click()
      await expectSlide(page, index)
      const slide = slider(page).getByRole('group', { name: `${index + 1} of 5` })
      await expect(slide.getByRole('heading', { name: title })).toBeVisible()
      await expect(slide.locator('p')).toContainText(/\w{3,} \w+/)
      await expect(slide.getByRole('link', { name: 'My Services' })).toHaveAttribute('href', '/services')
      await expect(slide.getByRole('link', { name: 'Contact Me' })).toHaveAttribute('href', '/contact')
      const picture = slider(page).locator('.slide-photo[data-state=shown] img')
      await expect(picture).toHaveJSProperty('complete', true)
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    }
  })

  await test.step('fills the window, and shows no picture larger than its pixels', async () => {
    expect((await slider(page).boundingBox())!.height).toBe(900)
    await page.setViewportSize({ width: 2560, height: 1300 })
    const picture = (await slider(page).locator('.slide-photo[data-state=shown] img').boundingBox())!
    expect(picture.width).toBe(2000)
    expect(picture.height).toBeLessThanOrEqual(1125)
    expect(picture.x + picture.width).toBe(2560)
  })
})

test('on a phone in landscape the whole title is visible', async ({ page, addresses }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, '/')
  const slide = slider(page).getByRole('group', { name: '1 of 5' })
  await expect(slide.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(slide.getByRole('link', { name: 'My Services' })).toBeInViewport({ ratio: 1 })
  await open(page, addresses.service)
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  const bar = (await page.locator('.book-bar').boundingBox())!
  expect(title.y).toBeGreaterThan(64)
  expect(title.y + title.height).toBeLessThanOrEqual(bar.y)
})

test('swipe moves the slides on a phone', async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: sizes.phone, hasTouch: true, baseURL: site.url })
  const page = await context.newPage()
  await open(page, '/')
  const area = (await slider(page).boundingBox())!
  const y = area.y + area.height / 2
  await drag(page, { x: 330, y }, { x: 60, y })
  await expectSlide(page, 1)
  await drag(page, { x: 60, y }, { x: 330, y })
  await expectSlide(page, 0)
  await context.close()
})

declare global {
  interface Window {
    alokaComplete: boolean[]
    alokaPictures: number
  }
}

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a slide is shown once its picture can be drawn, and the previous one stays until then', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(slider(page)).toHaveAttribute('data-awake')
    await slider(page).getByRole('button', { name: 'Pause the slides' }).click()
    // On a slow machine the second slide may be shown already.
    await dots(page).nth(0).click()
    await expectSlide(page, 0)
    await page.evaluate(() => {
      const seen: boolean[] = (window.alokaComplete = [])
      const watched = document.querySelectorAll<HTMLElement>('.slide-photo')[3]!
      new MutationObserver(() => {
        const image = watched.querySelector('img')
        if (watched.dataset.state === 'shown') seen.push(Boolean(image?.complete && image.naturalWidth))
      }).observe(watched, { attributes: true })
    })
    let deliver = () => {}
    const held = new Promise<void>((done) => (deliver = done))
    await page.route('**/media/**', async (route) => {
      await held
      await route.continue()
    })
    // By now at most the next two slides have been loaded.
    const asked = page.waitForRequest('**/media/**')
    await dots(page).nth(3).click()
    await asked
    await expectSlide(page, 0)
    deliver()
    await expectSlide(page, 3)
    expect(await page.evaluate(() => window.alokaComplete)).toEqual([true])
  })

  test('no picture leaves its frame during the motion', async ({ page }) => {
    await page.setViewportSize(sizes.phone)
    await open(page, '/')
    const place = slider(page).locator('.slide-photo[data-state=shown]')
    const seen = await place.evaluate((element) => {
      const image = element.querySelector('img')!
      // The picture is largest when the motion starts.
      image.getAnimations()[0]!.currentTime = 0
      const y = element.getBoundingClientRect().bottom
      const isAt = (place: number) => document.elementsFromPoint(innerWidth - 20, place).includes(image)
      return {
        isLarger: image.getBoundingClientRect().bottom > y + 2,
        isInProcess: isAt(y - 2),
        isOutside: isAt(y + 2),
      }
    })
    expect(seen).toEqual({ isLarger: true, isInProcess: true, isOutside: false })
  })

  test('the slides play by themselves', async ({ page }) => {
    await open(page, '/')

    await test.step('the next slide comes after 4000 ms', async () => {
      expect(await delay(page)).toBe(4000)
      await page.evaluate(`(${clock})().pause(), ((${clock})().currentTime = 3900)`)
      await expectSlide(page, 0)
      await page.evaluate(`(${clock})().play()`)
      await expectSlide(page, 1)
    })

    await test.step('autoplay keeps going after user interaction', async () => {
      await dots(page).nth(2).click()
      await expectSlide(page, 2)
      expect(await clockState(page)).toBe('running')
      expect(await delay(page)).toBe(4000)
      await runOut(page)
      await expectSlide(page, 3)
    })

    await test.step('a button pauses the slides and plays them again', async () => {
      await slider(page).getByRole('button', { name: 'Pause the slides' }).click()
      await expect.poll(() => clockState(page)).toBe('paused')
      await slider(page).getByRole('button', { name: 'Next slide' }).click()
      await expectSlide(page, 4)
      expect(await clockState(page)).toBe('paused')
      await slider(page).getByRole('button', { name: 'Play the slides' }).click()
      await expect.poll(() => clockState(page)).toBe('running')
      await runOut(page)
      await expectSlide(page, 0)
    })

    await test.step('a slide with the focus on its links stays', async () => {
      await slider(page).getByRole('link', { name: 'My Services' }).focus()
      await expect.poll(() => clockState(page)).toBe('paused')
    })
  })
})
