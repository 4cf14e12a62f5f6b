import { readFileSync } from 'node:fs'
import { api } from '../contract/api.ts'
import { expectAccessible } from './fixtures/accessible.ts'
import { addGallery } from './fixtures/gallery.ts'
import { expectFitsWidth, open, sizes } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

const files = ['wedding-1.jpg', 'wedding-3.jpg', 'wedding-4.jpg']
const uploads = files.map((file, n) => ({ file, set: n < 2 ? 'Ceremony' : 'Evening' }))

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true })

  test('a client opens the gallery with a PIN, chooses within the limit, comments and sends the selection', async ({
    page,
    browser,
    site,
    owner,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 40[04]/)
    const { _id, clientPath } = await addGallery(site.url, owner, uploads, {
      title: 'Nusrat & Tanvir',
      pin: '2741',
      limit: 2,
    })
    await test.step('without script the door opens, and no useless button is shown', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
      const door = await context.newPage()
      await door.goto(`/bn${clientPath}`)
      await door.getByLabel('আপনার পিন').fill('1111')
      await door.getByRole('button', { name: 'গ্যালারি খুলুন' }).click()
      await expect(door.getByRole('alert')).toContainText('পিন নয়')
      await door.getByLabel('আপনার পিন').fill('২৭৪১')
      await door.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
      await expect(door).toHaveURL(/\/bn\/gallery\//)
      await expect(door.getByRole('heading', { name: 'Ceremony' })).toBeVisible()
      await expect(door.getByRole('link', { name: /ছবি ১/ })).toBeVisible()
      await expect(door.getByRole('button')).toHaveCount(0)
      await context.close()
    })
    await open(page, `/bn${clientPath}`)
    await expectAccessible(page)
    await page.getByLabel('আপনার পিন').fill('1111')
    await page.getByRole('button', { name: 'গ্যালারি খুলুন' }).click()
    await expect(page.getByRole('alert')).toContainText('পিন নয়')
    await page.getByLabel('আপনার পিন').fill('২৭৪১')
    await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
    await expect(page.getByRole('heading', { name: 'Ceremony' })).toBeVisible()
    // The door keeps the language of its page, whatever the language of the gallery.
    await expect(page).toHaveURL(/\/bn\/gallery\//)
    await open(page, clientPath)
    await expect(page.getByRole('heading', { name: 'Ceremony' })).toBeVisible()
    await open(page, page.url())
    await expectFitsWidth(page)
    await expectAccessible(page)

    const heart = (n: number) => page.getByRole('button', { name: `Choose picture ${n}` })
    await heart(1).tap()
    await heart(3).tap()
    await expect(page.getByRole('button', { name: '2 of 2 chosen' })).toBeVisible()
    await heart(2).tap()
    await expect(page.getByText('You have chosen all 2.')).toBeVisible()
    await expect(heart(2)).toHaveAttribute('aria-pressed', 'false')

    await page.getByRole('link', { name: 'Picture 2' }).tap()
    const viewer = page.getByRole('dialog')
    await expect(viewer).toBeVisible()
    await viewer.getByRole('button', { name: 'Comment' }).click()
    await viewer.getByLabel('Write a comment').fill('মোমবাতিটা একটু শান্ত হলে ভালো হয়।')
    await viewer.getByRole('button', { name: 'Send' }).click()
    await expect(viewer.getByText('মোমবাতিটা একটু শান্ত হলে ভালো হয়।')).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(viewer).toHaveCount(0)

    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('button', { name: 'Send my selection' }).click()
    await expect(page.getByText('You sent your selection on')).toBeVisible()
    await expect(heart(1)).toHaveCount(0)
    const { data } = await owner.call(api.gallery.one, { params: { id: _id } })
    expect([data.status, data.lists[0]!.pictures.length, data.comments.length]).toEqual(['chosen', 2, 1])
  })
})

test('pictures are browsed by keyboard, chosen with F and downloaded as one file', async ({
  page,
  site,
  owner,
}) => {
  const { clientPath } = await addGallery(site.url, owner, uploads, { title: 'Rafi', downloads: 'original' })
  await open(page, clientPath)
  await page.getByRole('link', { name: 'Picture 1' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toHaveAccessibleName('Picture 1')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toHaveAccessibleName('Picture 2')
  await page.keyboard.press('f')
  await expect(viewer.getByRole('button', { name: 'Chosen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose picture 2' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Download' }).first().click()
  await page.getByRole('radio', { name: /Original/ }).check()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download 1 picture/ }).click(),
  ])
  const zip = readFileSync(await download.path())
  expect(zip.includes('wedding-3.jpg')).toBe(true)
  expect(zip.includes('wedding-1.jpg')).toBe(false)
})

test('a guest can view but not choose, and a wrong link opens nothing', async ({
  page,
  site,
  owner,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404|status of 401/)
  const { guestPath, clientPath } = await addGallery(site.url, owner, uploads.slice(0, 1), { guests: true })
  await open(page, guestPath)
  await expect(page.getByRole('link', { name: 'Picture 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Choose|Send/ })).toHaveCount(0)
  await page.context().clearCookies()
  await open(page, clientPath.replace(/key=.{6}/, 'key=planted'))
  await expect(page.getByText('This link does not work, or no longer works.')).toBeVisible()
})
