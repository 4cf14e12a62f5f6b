import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { api } from '../contract/api.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { unique } from './fixtures/owner.ts'
import { expectFitsWidth, open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

let shade = 0
/** A different picture each time: the same one would be known already. */
const picture = async (name: string, width = 900) => {
  shade += 1
  const background = { r: shade * 40, g: 120, b: 90 }
  const buffer = await sharp({ create: { width, height: (width * 2) / 3, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
const text = { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Not a picture.') }
const refusal = 'This file type is not supported. Use a JPEG, PNG, WebP, AVIF, GIF or TIFF file.'
const uploaded = /^\/media\/p\/[0-9a-f]{20}-(900|1500)\.jpg$/

async function choose(
  page: Page,
  button: string,
  ...files: { name: string; mimeType: string; buffer: Buffer }[]
) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(files)
}

test('pictures of a service are uploaded: one opens it, several fill the gallery in order', async ({
  page,
  owner,
  pageErrors,
}) => {
  pageErrors.expect(/415/)
  const id = await owner.addService({ title: 'Uploaded', gallery: [] })
  await enterAsOwner(page)
  await open(page, `/admin/services/update-service/${id}`)
  await choose(page, 'Upload a picture for Thumbnail', await picture('lead.jpg'))
  await expect(page.getByLabel('Thumbnail URL')).toHaveValue(uploaded)
  await expect(page.getByText('900 × 600. Shown on the card.')).toBeVisible()
  await choose(page, 'Upload pictures', await picture('one.jpg'), text, await picture('two.jpg'))
  await expect(page.locator('.adm-chip')).toHaveCount(2)
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
  await expectToast(page, refusal)
  await page.getByRole('button', { name: 'Remove holiday.jpg' }).click()
  await page.getByRole('button', { name: 'Save service' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
  const { data } = await owner.call(api.service.one, { params: { id } })
  expect([data.thumbnail, ...data.gallery].every((src) => uploaded.test(src))).toBe(true)
  expect(new Set([data.thumbnail, ...data.gallery]).size).toBe(3)
})

test('a picture is described where it was uploaded, and the description is used wherever it is shown', async ({
  page,
  owner,
}) => {
  const id = await owner.addService({ title: unique('Described'), gallery: [] })
  await enterAsOwner(page)
  await open(page, `/admin/services/update-service/${id}`)
  // Wide enough to open the page of the service.
  const file = await picture('হলুদ 0213.jpg', 1500)
  await choose(page, 'Upload a picture for Thumbnail', file)
  await expect(page.getByLabel('Thumbnail URL')).toHaveValue(uploaded)
  await choose(page, 'Upload pictures', file)
  await expect(page.locator('.adm-chip')).toHaveText('হলুদ 0213.jpg')
  await page.getByRole('button', { name: 'Describe this picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Describe this picture' })
  await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'হলুদ 0213.jpg')
  const point = dialog.getByRole('button', { name: /^Focal point/ })
  const { width, height } = (await point.boundingBox())!
  await point.click({ position: { x: width * 0.2, y: height * 0.7 } })
  await point.press('ArrowRight')
  await point.press('ArrowUp')
  await expect(dialog.getByText('25% across, 65% down.')).toBeVisible()
  await dialog.getByLabel('What it shows').fill('A bowl of turmeric')
  await expectAccessible(page)
  await dialog.getByLabel('Caption').fill('Before the guests, Old Dhaka')
  await dialog.getByLabel('Caption').press('Enter')
  await expectToast(page, 'Picture described successfully')
  await expect(page.locator('.adm-preview img')).toHaveCSS('object-position', '25% 65%')
  await page.getByRole('button', { name: 'Save service' }).click()
  await expect(page).toHaveURL('/admin/services')

  await open(page, `/services/${id}`)
  await expect(page.locator('.hero img')).toHaveCSS('object-position', '25% 65%')
  await expect(page.locator('.hero img')).toHaveAttribute('alt', 'A bowl of turmeric')
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', 'A bowl of turmeric')
  await page.getByRole('link', { name: 'A bowl of turmeric' }).click()
  await expect(page.getByRole('dialog', { name: 'Gallery' })).toContainText('Before the guests, Old Dhaka')
  await open(page, '/services')
  await expect(page.getByAltText('A bowl of turmeric')).toHaveCSS('object-position', '25% 65%')
})

test('an upload shows its progress, blocks the form, can be cancelled, and accepts dropped files', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/415/)
  await page.setViewportSize(sizes.phone)
  await enterAsOwner(page)
  await open(page, '/admin/services/add-service')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/upload-picture?*', async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  await choose(page, 'Upload a picture for Thumbnail', await picture('slow.jpg'))
  const bar = page.getByRole('progressbar', { name: 'Uploading slow.jpg' })
  await expect(bar).toBeVisible()
  await expectFitsWidth(page)
  // Away from the bar at the bottom of the screen, which may cover it.
  await page.getByRole('button', { name: 'Upload pictures' }).scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save service' }).click()
  await expectToast(page, 'Please wait until the upload has finished, or stop it.')
  await page.getByRole('button', { name: 'Stop the upload of slow.jpg' }).click()
  await expect(bar).toHaveCount(0)
  await expect(page.getByLabel('Thumbnail URL')).toHaveValue('')
  release()
  await choose(page, 'Upload a picture for Thumbnail', { ...text, name: `${'long-'.repeat(30)}name.jpg` })
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
  await expectFitsWidth(page)
  const { name, mimeType, buffer } = await picture('dropped.jpg')
  const dataTransfer = await page.evaluateHandle(
    ([file, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64!), (sign) => sign.codePointAt(0)!)
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], file!, { type }))
      return transfer
    },
    [name, mimeType, buffer.toString('base64')],
  )
  const zone = page.locator('.adm-drop').first()
  await zone.dispatchEvent('dragenter', { dataTransfer })
  await expect(zone).toHaveAttribute('data-over', 'true')
  await zone.dispatchEvent('drop', { dataTransfer })
  await expect(page.getByLabel('Thumbnail URL')).toHaveValue(uploaded)
})

test('a failed upload of a blog thumbnail leaves a placeholder and a message, and can be retried', async ({
  page,
  owner,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load|503/)
  await enterAsOwner(page)
  await open(page, '/admin/blogs/add-new-blog')
  const failure = 'The image host did not accept the picture. Please try again later.'
  await page.route('**/api/upload-picture?*', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: failure } }),
  )
  await choose(page, 'Upload a picture for Thumbnail', await picture('evening.jpg'))
  await expectToast(page, `${failure} A placeholder is shown instead.`)
  await expect(page.getByText('1200 × 800. Shown on the card and at the top of the post.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/upload-picture?*')
  await page.getByRole('button', { name: 'Try again to upload evening.jpg' }).click()
  await expect(page.getByLabel('Thumbnail URL')).toHaveValue(uploaded)

  // An existing thumbnail stays.
  const { id } = await owner.addPost({ title: unique('Placeholder'), thumbnail: '/media/demo/blog-1.jpg' })
  await open(page, `/admin/blogs/update-blog/${id}`)
  await choose(page, 'Upload a picture for Thumbnail', text)
  await expectToast(page, refusal)
  await expect(page.getByLabel('Thumbnail URL')).toHaveValue('/media/demo/blog-1.jpg')
})
