import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { drag } from './fixtures/touch.ts'

const squares = (page: Page) => page.locator('.gallery').getByRole('link')
const lightbox = (page: Page) => page.getByRole('dialog')
const expectPicture = (page: Page, number: number) =>
  expect(lightbox(page).getByText(`${number} / 3`)).toBeVisible()

test('a gallery and its lightbox', async ({ page, owner }) => {
  const scripts: string[] = []
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'script') scripts.push(reply.url())
  })
  await open(page, `/services/${await owner.addService()}`)
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
  }

  await test.step('gallery of clickable thumbnails of 120 by 120 pixels', async () => {
    await expect(squares(page)).toHaveCount(3)
    for (const picture of await squares(page).getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      const box = (await picture.boundingBox())!
      expect([box.width, box.height]).toEqual([120, 120])
      await expect(picture).toHaveAttribute('alt', /\w/)
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    }
  })

  await test.step('the script of the lightbox is loaded only when the gallery is used', async () => {
    expect(scripts.filter((url) => /lightbox/.test(url))).toEqual([])
    await squares(page).first().click()
    await expect(lightbox(page)).toBeVisible()
    expect(scripts.filter((url) => /lightbox/.test(url))).not.toEqual([])
  })

  await test.step('the lightbox is opaque, with the caption below the picture', async () => {
    await expect(lightbox(page)).toHaveCSS('background-color', 'rgb(250, 248, 244)')
    const alt = await lightbox(page).getByRole('img').getAttribute('alt')
    await expect(lightbox(page).locator('.caption')).toHaveText(alt!)
    const size = page.viewportSize()!
    expect(await lightbox(page).boundingBox()).toEqual({ x: 0, y: 0, ...size })
  })

  await test.step('the keyboard never reaches the page behind the open lightbox', async () => {
    await expectPicture(page, 1)
    for (let press = 1; press <= 12; press++) {
      await page.keyboard.press('Tab')
      // Between its last and its first button the focus is in the browser UI, reported as the body.
      const behind = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement !== body && !activeElement?.closest('dialog')
      })
      expect(behind, `behind after ${press} tabs`).toBe(false)
    }
  })

  await test.step('the lightbox has buttons for previous and next, zoom and close', async () => {
    await lightbox(page).getByRole('button', { name: 'Next picture' }).click()
    await expectPicture(page, 2)
    await lightbox(page).getByRole('button', { name: 'Previous picture' }).click()
    await expectPicture(page, 1)
    const picture = lightbox(page).getByRole('img')
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(300)
    const before = (await picture.boundingBox())!
    await lightbox(page).getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(before.width * 1.1)
    await lightbox(page).getByRole('button', { name: 'Zoom out' }).click()
    await expect
      .poll(async () => Math.round((await picture.boundingBox())!.width))
      .toBe(Math.round(before.width))
    await lightbox(page).getByRole('button', { name: 'Close' }).click()
    await expect(lightbox(page)).toHaveCount(0)
  })

  await test.step('a thumbnail opens in a lightbox with keyboard navigation', async () => {
    await squares(page).nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(lightbox(page)).toBeVisible()
    await expectPicture(page, 2)
    await page.keyboard.press('ArrowRight')
    await expectPicture(page, 3)
    await page.keyboard.press('ArrowLeft')
    await expectPicture(page, 2)
    await expectAccessible(page)
    await close()
    await expect(squares(page).nth(1)).toBeFocused()
  })

  await test.step('the picture is centred, also on a phone', async () => {
    await page.setViewportSize(sizes.phone)
    await squares(page).first().click()
    const middle = async (part: string) => {
      const box = (await lightbox(page).locator(part).boundingBox())!
      return Math.round(box.y + box.height / 2)
    }
    await expect(lightbox(page)).toBeVisible()
    expect(Math.abs((await middle('.lightbox-stage img')) - (await middle('.lightbox-stage')))).toBeLessThan(
      3,
    )
    await close()
  })
})

test('the picture grows out of its thumbnail, unless motion is reduced', async ({ page, owner }) => {
  await page.addInitScript(() => {
    window.alokaGrown = 0
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      window.alokaGrown++
      return start(update)
    }
  })
  await open(page, `/services/${await owner.addService()}`)
  const grown = () => page.evaluate(() => window.alokaGrown)
  await squares(page).first().click()
  await expectPicture(page, 1)
  expect(await grown()).toBe(0)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await squares(page).first().click()
  await expectPicture(page, 1)
  expect(await grown()).toBe(1)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(squares(page).first()).toBeFocused()
  expect(await grown()).toBe(2)
})

declare global {
  interface Window {
    alokaGrown: number
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('the lightbox moves by swipe', async ({ page, owner }) => {
    await open(page, `/services/${await owner.addService()}`)
    await squares(page).first().tap()
    await expectPicture(page, 1)
    await expect(lightbox(page).getByRole('img')).toHaveJSProperty('complete', true)
    await drag(page, { x: 340, y: 420 }, { x: 40, y: 420 })
    await expectPicture(page, 2)
    await drag(page, { x: 40, y: 420 }, { x: 340, y: 420 })
    await expectPicture(page, 1)
  })
})
