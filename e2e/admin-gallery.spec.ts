import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { expectHydrated, expectFitsWidth, open, reload, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

const photo = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(import.meta.dirname, '../db/seed/photos', name)),
})

test('the owner creates a gallery on a wide screen, uploads pictures, orders them and opens it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 415/)
  await enterAsOwner(page)
  await open(page, '/admin/galleries')
  await page.getByRole('button', { name: 'New gallery' }).click()
  const dialog = page.getByRole('dialog', { name: 'New gallery' })
  const title = unique('Sharmin and Rafi')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Create gallery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const chosen = page.getByLabel('Pictures to upload')
  await chosen.setInputFiles([
    photo('wedding-1.jpg'),
    photo('wedding-2.jpg'),
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ])
  await expect(page.getByText('type is not supported')).toBeVisible()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText('All pictures are uploaded')).toBeVisible()
  const wall = page.getByRole('region', { name: /^Pictures/ })
  await expect(wall.locator('img')).toHaveCount(2)

  // Existing pictures are not uploaded again.
  await chosen.setInputFiles([photo('wedding-2.jpg'), photo('wedding-3.jpg')])
  await expect(page.getByText('1 already uploaded')).toBeVisible()
  await expect(wall.getByRole('checkbox')).toHaveCount(3)
  const grip = (place: number) => wall.getByRole('button', { name: `wedding-3.jpg, place ${place} of 3` })
  await grip(3).press('ArrowLeft')
  await expect(grip(2)).toBeFocused()
  await grip(2).dragTo(wall.getByRole('checkbox').first())
  await expect(wall.getByText('wedding-3.jpg is now 1 of 3')).toBeAttached()
  await reload(page)
  await expect(grip(1)).toBeVisible()
  await wall.getByLabel('wedding-3.jpg', { exact: true }).check()
  await wall.getByRole('button', { name: 'Set as cover' }).click()
  await expect(wall.getByText('Cover', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Open gallery' }).click()
  await expect(page.getByRole('button', { name: 'Close gallery' })).toBeVisible()
  await page.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByText('Pictures uploaded: 3')).toBeVisible()
})

/** Two pictures in a chosen order, with a PIN, a last day and a guest link. Returns what the owner passes on. */
async function shareByThumb(page: Page, title: string) {
  await open(page, '/admin/galleries')
  await page.getByRole('button', { name: 'New gallery' }).tap()
  const dialog = page.getByRole('dialog', { name: 'New gallery' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Create gallery' }).tap()
  const broken = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await page
    .getByLabel('Pictures to upload')
    .setInputFiles([photo('wedding-1.jpg'), photo('wedding-2.jpg'), broken])
  await page.getByRole('button', { name: 'Skip' }).tap()
  await expect(page.getByText('All pictures are uploaded')).toBeVisible()
  const wall = page.getByRole('region', { name: /^Pictures/ })
  await expect(wall.locator('img')).toHaveCount(2)
  // Their order of arrival is not defined.
  const last = await wall.getByRole('button', { name: 'place 2 of 2' }).getAttribute('aria-label')
  const chosen = last!.slice(0, last!.indexOf(','))
  await wall.getByLabel(chosen, { exact: true }).check()
  await wall.getByRole('button', { name: 'Earlier' }).tap()
  await expect(wall.getByRole('button', { name: `${chosen}, place 1 of 2` })).toBeVisible()
  await expectFitsWidth(page)

  await page.getByRole('link', { name: 'Sharing' }).tap()
  await page.getByLabel('PIN', { exact: true }).fill('২৭৪১')
  await page.getByRole('button', { name: 'Set PIN' }).tap()
  await expect(page.getByRole('button', { name: 'No PIN' })).toBeVisible()
  await page.getByRole('switch', { name: 'Guests' }).tap()
  await page.getByLabel('Selection limit').fill('১')
  await page.getByLabel('Closes after').fill('2099-12-31')
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.getByRole('button', { name: 'Open gallery' }).tap()
  await expect(page.getByRole('button', { name: 'Close gallery' })).toBeVisible()
  await expectFitsWidth(page)
  await expectAccessible(page)
  return {
    client: await page.getByLabel('Client link').inputValue(),
    guest: await page.getByLabel('Guest link').inputValue(),
    first: chosen.replace('.jpg', ''),
  }
}

/** Opens the gallery by link and PIN. */
async function enterGallery(page: Page, link: string) {
  await open(page, link)
  await page.getByLabel('Your PIN').fill('2741')
  await page.getByRole('button', { name: 'Open the gallery' }).click()
  await expect(page.getByRole('link', { name: 'Picture 2' })).toBeVisible()
  await expectHydrated(page)
}

test.describe('with the owner on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('a gallery is shared, chosen from, viewed by a guest, answered, delivered and deleted', async ({
    page,
    browser,
    site,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 415/)
    await enterAsOwner(page)
    const title = unique('Sadia and Arif')
    const shared = await shareByThumb(page, title)

    const desk = await browser.newPage({ viewport: sizes.desktop, baseURL: site.url })
    await test.step('the client chooses on a wide screen', async () => {
      await enterGallery(desk, shared.client)
      await desk.getByRole('button', { name: 'Choose picture 1' }).click()
      await desk.getByRole('link', { name: 'Picture 2' }).click()
      const viewer = desk.getByRole('dialog')
      await viewer.getByRole('button', { name: 'Comment' }).click()
      await viewer.getByLabel('Write a comment').fill('Lighter, please')
      await viewer.getByRole('button', { name: 'Send' }).click()
      await expect(viewer.getByText('Lighter, please')).toBeVisible()
      await desk.keyboard.press('Escape')
      // It stays in view while the pictures are scrolled.
      await desk.mouse.wheel(0, 2000)
      const send = desk.getByRole('button', { name: 'Send my selection' })
      await expect(send).toBeInViewport()
      await send.click()
      await desk.getByRole('dialog').getByRole('button', { name: 'Send my selection' }).click()
      await expect(desk.getByText('You sent your selection on')).toBeVisible()
    })

    await test.step('a guest views it on a phone', async () => {
      const phone = await browser.newPage({ viewport: sizes.phone, hasTouch: true, isMobile: true })
      await enterGallery(phone, shared.guest)
      await expect(phone.getByRole('button', { name: /Choose|chosen|Send|Download/ })).toHaveCount(0)
      await phone.getByRole('link', { name: 'Picture 1' }).tap()
      await expect(phone.getByRole('dialog')).toBeVisible()
      await expect(
        phone.getByRole('dialog').getByRole('button', { name: /Choose|Comment|Download/ }),
      ).toHaveCount(0)
      await phone.close()
    })

    await test.step('the owner reads, answers, delivers and deletes', async () => {
      await reload(page)
      await page.getByRole('link', { name: /^Selection/ }).tap()
      await expect(page.getByRole('region', { name: 'Selection', exact: true })).toContainText(shared.first)
      const others = page.getByRole('region', { name: 'Comments on other pictures' })
      await others.getByLabel(/^Reply to the comments on wedding/).fill('Done')
      await others.getByRole('button', { name: 'Send' }).tap()
      await expect(others.getByText('You: Done')).toBeVisible()
      await expectFitsWidth(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Deliver' }).tap()
      const dialog = page.getByRole('alertdialog', { name: 'Deliver these pictures?' })
      await dialog.getByRole('button', { name: 'Deliver' }).tap()
      await expect(page.getByText(/^Delivered/)).toBeVisible()
      await page.getByRole('link', { name: 'Sharing' }).tap()
      await page.getByRole('button', { name: 'Delete this gallery' }).tap()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).tap()
      await expect(page).toHaveURL('/admin/galleries')
      await expect(page.getByRole('link', { name: title })).toHaveCount(0)
      await desk.goto(shared.client)
      await expect(desk.getByText('This link does not work, or no longer works.')).toBeVisible()
      await desk.close()
    })
  })
})
