import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { open, sizes, walkTo } from './fixtures/pages.ts'
import { delayReply } from './fixtures/network.ts'
import { unique } from './fixtures/owner.ts'
import { expect, test } from './fixtures/test.ts'
import { expectToast } from './fixtures/toasts.ts'

const picture = (n: number) => `/media/demo/product-${n}.jpg`
const save = (page: Page) => page.getByRole('button', { name: 'Save service' }).click()
const chips = (page: Page) => page.getByRole('list', { name: 'Gallery pictures' }).getByRole('listitem')

async function fill(page: Page, title: string) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Price').fill('35000')
  await page.getByLabel('Details').fill('Portraits of your team where they work.')
  await page.getByLabel('Thumbnail URL').fill(picture(1))
}

test('an unknown service shows the message of the API', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/)
  await enterAsOwner(page)
  const reply = await page.goto('/admin/services/update-service/nowhere')
  expect(reply!.status()).toBe(404)
  await expect(page.getByRole('alert')).toContainText('This service was not found. It may have been deleted.')
  await page.getByRole('main').getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
})

test('validating a form violates no content security policy', async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  await enterAsOwner(page)
  await open(page, '/admin/services/add-service')
  await save(page)
  await expect(page.getByText('Title is required.')).toBeVisible()
  expect(await page.evaluate(() => (window as { violations?: string[] }).violations)).toEqual([])
})

test('the form of a service', async ({ page, owner, pageErrors }) => {
  pageErrors.expect(/409/)
  await enterAsOwner(page)

  await test.step('the second of two people who edit one service gets a conflict', async () => {
    const id = await owner.addService({ title: 'Mine' })
    const told = 'This service was changed somewhere else since you opened it. Nothing was overwritten.'
    const stored = async () => (await owner.call(api.service.one, { params: { id } })).data.title

    await open(page, `/admin/services/update-service/${id}`)
    await owner.changeService(id, { title: 'Theirs' })
    await page.getByLabel('Title').fill('Mine, improved')
    await save(page)
    await expect(page.getByRole('alert').getByText(told)).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Mine, improved')
    expect(await stored()).toBe('Theirs')

    await page.getByRole('button', { name: 'Load the saved version' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Theirs')
    await owner.changeService(id, { title: 'Theirs again' })
    await page.getByLabel('Title').fill('Mine after all')
    await save(page)
    await page.getByRole('button', { name: 'Save mine' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
    expect(await stored()).toBe('Mine after all')
  })

  await test.step('fields take no input before hydration, and work right after it', async () => {
    const id = await owner.addService()
    const wake = await delayReply(page, '**/entry.client-*.js')
    await page.goto(`/admin/services/update-service/${id}`)
    await expect(page.locator('main')).toHaveJSProperty('inert', true)
    wake()
    await page.getByLabel('Title').fill('Typed as soon as one can')
    await save(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
    const { data } = await owner.call(api.service.one, { params: { id } })
    expect(data.title).toBe('Typed as soon as one can')
  })

  await test.step('unsaved changes are guarded before the page is left', async () => {
    const id = await owner.addService()
    await walkTo(page, '/admin/services')
    await walkTo(page, `/admin/services/update-service/${id}`)
    await page.getByLabel('Title').fill('Half-written')
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await page.getByRole('link', { name: 'Cancel' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Half-written')
    let asked = false
    page.once('dialog', (browsers) => {
      asked = browsers.type() === 'beforeunload'
      void browsers.dismiss()
    })
    await page.evaluate(() => void window.location.assign('/about')).catch(() => undefined)
    await expect.poll(() => asked).toBe(true)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
  })

  await test.step('a service is added with its gallery on a phone, and the card shows it', async () => {
    await page.setViewportSize(sizes.phone)
    const title = unique('Boardroom')
    await walkTo(page, '/admin/services')
    await page.getByRole('link', { name: 'Add New Service' }).click()
    await fill(page, title)
    const card = page.locator('.adm-preview')
    await expect(card).toContainText(title)
    await expect(card).toContainText('৳35,000')
    const box = page.getByLabel('Gallery', { exact: false }).last()
    await box.pressSequentially(`${picture(1)},`)
    await expect(chips(page)).toHaveCount(1)
    await box.fill(picture(2))
    await box.press('Enter')
    await expect(chips(page)).toHaveCount(2)
    await expect(box).toHaveValue('')
    await box.fill(picture(3))
    await save(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
    await expectToast(page, 'Service added successfully')
    await expect(page.getByRole('row').nth(1)).toContainText(title)
    const [stored] = (await owner.call(api.service.list, { query: { limit: 1 } })).data
    expect(stored).toMatchObject({ title, price: 35000, gallery: [1, 2, 3].map(picture), rating: 0 })
  })

  await test.step('the gallery is ordered with the keyboard and with the pointer', async () => {
    await page.setViewportSize(sizes.desktop)
    const id = await owner.addService({ gallery: [1, 2, 3].map(picture) })
    await walkTo(page, `/admin/services/update-service/${id}`)
    const names = (...order: number[]) => order.map((n) => `product-${n}.jpg`)
    await page.getByRole('button', { name: /^product-1.jpg, picture 1/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(chips(page)).toHaveText(names(2, 1, 3))
    await expect(page.getByRole('button', { name: /^product-1.jpg, picture 2 of 3/ })).toBeFocused()
    await page.keyboard.press('End')
    await expect(chips(page)).toHaveText(names(2, 3, 1))
    await chips(page).nth(2).scrollIntoViewIfNeeded()
    const from = (await chips(page).nth(2).boundingBox())!
    const to = (await chips(page).nth(0).boundingBox())!
    await page.mouse.move(from.x + 30, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(to.x + 30, to.y + 20, { steps: 8 })
    await page.mouse.up()
    await expect(chips(page)).toHaveText(names(1, 2, 3))
  })
})
