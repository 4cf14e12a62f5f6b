import type { Page } from '@playwright/test'
import { api } from '../contract/api.ts'
import { enterAsOwner } from './fixtures/admin.ts'
import { open, sizes } from './fixtures/pages.ts'
import { unique } from './fixtures/owner.ts'
import { expect, test } from './fixtures/test.ts'

const picture = (n: number) => `/media/demo/product-${n}.jpg`
const bad = 'Please enter a valid image URL'
const save = (page: Page) => page.getByRole('button', { name: 'Save service' }).click()
const chips = (page: Page) =>
  page.getByRole('list', { name: 'Pictures of the gallery' }).getByRole('listitem')
const toast = (page: Page, text: string) => page.locator('.toasts').getByText(text)

async function fill(page: Page, title: string) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Price').fill('35000')
  await page.getByLabel('Details').fill('Portraits of your team where they work.')
  await page.getByLabel('Thumbnail URL').fill(picture(1))
}

for (const size of ['desktop', 'phone'] as const) {
  test(`a service is added with its gallery, and the card shows it, on a ${size}`, async ({
    page,
    owner,
  }) => {
    await page.setViewportSize(sizes[size])
    const title = unique('Boardroom')
    await enterAsOwner(page)
    await open(page, '/admin/services')
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
    await expect(toast(page, 'Service added successfully')).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText(title)
    const [stored] = (await owner.call(api.service.list, { query: { limit: 1 } })).data
    expect(stored).toMatchObject({ title, price: 35000, gallery: [1, 2, 3].map(picture), rating: 0 })
  })
}

test('what is missing is said beside its field, and the first one has the focus', async ({ page }) => {
  await enterAsOwner(page)
  await open(page, '/admin/services/add-service')
  await save(page)
  for (const sentence of [
    'Title is required.',
    'Price is required.',
    'Details is required.',
    'Thumbnail is required.',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Title is required.')
  await page.getByLabel('Title').fill('Rooms')
  await expect(page.getByText('Title is required.')).toHaveCount(0)
  await page.getByLabel('Price').fill('a lot')
  await page.getByLabel('Price').blur()
  await expect(page.getByText('Price must be a whole number.')).toBeVisible()
})

test('gallery entries: bad ones stay to be mended, several come at once, each can be removed', async ({
  page,
}) => {
  await enterAsOwner(page)
  await open(page, '/admin/services/add-service')
  const box = page.getByLabel('Gallery', { exact: false }).last()
  await box.pressSequentially('https://example.com/film.webp,')
  await expect(page.locator('.field-error', { hasText: bad })).toBeVisible()
  await expect(toast(page, bad)).toBeVisible()
  await expect(box).toHaveValue('https://example.com/film.webp')
  await expect(chips(page)).toHaveCount(0)
  await box.fill('')
  await expect(page.locator('.field-error', { hasText: bad })).toHaveCount(0)
  await box.evaluate(
    (element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    `${picture(1)}\n${picture(2)}, nonsense ${picture(3)}`,
  )
  await expect(chips(page)).toHaveCount(3)
  await expect(box).toHaveValue('nonsense')
  await page.getByRole('button', { name: 'Remove product-2.jpg' }).click()
  await expect(chips(page)).toHaveText(['product-1.jpg', 'product-3.jpg'])
  await save(page)
  await expect(page.locator('.field-error', { hasText: bad })).toBeVisible()
  await box.fill('')
  await box.press('Backspace')
  await expect(page.getByRole('button', { name: /^product-3.jpg, picture 2 of 2/ })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(chips(page)).toHaveText(['product-1.jpg'])
})

test('the gallery is put in order with the keyboard and with the pointer', async ({ page, owner }) => {
  const id = await owner.addService({ gallery: [1, 2, 3].map(picture) })
  await enterAsOwner(page)
  await open(page, `/admin/services/update-service/${id}`)
  const names = (...order: number[]) => order.map((n) => `product-${n}.jpg`)
  await page.getByRole('button', { name: /^product-1.jpg, picture 1/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(chips(page)).toHaveText(names(2, 1, 3))
  await expect(page.getByRole('button', { name: /^product-1.jpg, picture 2 of 3/ })).toBeFocused()
  await page.keyboard.press('End')
  await expect(chips(page)).toHaveText(names(2, 3, 1))
  const from = (await chips(page).nth(2).boundingBox())!
  const to = (await chips(page).nth(0).boundingBox())!
  await page.mouse.move(from.x + 30, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 30, to.y + 20, { steps: 8 })
  await page.mouse.up()
  await expect(chips(page)).toHaveText(names(1, 2, 3))
})

test('changes that are not saved are asked about before the page is left', async ({ page, owner }) => {
  const id = await owner.addService()
  await enterAsOwner(page)
  await open(page, '/admin/services')
  await page.goto(`/admin/services/update-service/${id}`)
  await open(page, `/admin/services/update-service/${id}`)
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

test('whatever fails, what was typed stays, and it is sent once', async ({ page, problems }) => {
  problems.expect(/ERR_|Failed to load/)
  await enterAsOwner(page)
  await open(page, '/admin/services/add-service')
  await fill(page, 'Kept')
  await page.route('**/api/add-new-service', (route) => route.abort('connectionrefused'))
  await save(page)
  await expect(
    toast(page, 'The server could not be reached. Check your connection and try again.'),
  ).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Kept')
  await expect(page.getByLabel('Price')).toHaveValue('35,000')
  await page.unroute('**/api/add-new-service')
  let sent = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/add-new-service', async (route) => {
    sent += 1
    await released
    await route.continue()
  })
  await save(page)
  const button = page.getByRole('button', { name: 'Save service' })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await button.click({ force: true })
  await page.getByLabel('Title').press('Enter')
  await page.keyboard.press('Control+s')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
  expect(sent).toBe(1)
})

test('the second of two who edit one service is told, and decides', async ({ page, owner, problems }) => {
  problems.expect(/409/)
  const id = await owner.addService({ title: 'Mine' })
  await enterAsOwner(page)
  const told = 'This service was changed somewhere else since you opened it. Nothing was overwritten.'
  const stored = async () => (await owner.call(api.service.one, { params: { id } })).data.title

  await open(page, `/admin/services/update-service/${id}`)
  await owner.changeService(id, { title: 'Theirs' })
  await page.getByLabel('Title').fill('Mine, improved')
  await save(page)
  await expect(page.getByRole('alert').getByText(told)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Mine, improved')
  expect(await stored()).toBe('Theirs')

  await page.getByRole('button', { name: 'Load the stored one' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Theirs')
  await owner.changeService(id, { title: 'Theirs again' })
  await page.getByLabel('Title').fill('Mine after all')
  await save(page)
  await page.getByRole('button', { name: 'Save mine anyway' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
  expect(await stored()).toBe('Mine after all')
})

test('an unknown service shows the sentence of the API', async ({ page, problems }) => {
  problems.expect(/404/)
  await enterAsOwner(page)
  const reply = await page.goto('/admin/services/update-service/nowhere')
  expect(reply!.status()).toBe(404)
  await expect(page.getByRole('alert')).toContainText('This service was not found. It may have been deleted.')
  await page.getByRole('main').getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services Control')
})

test('a picture is asked for when the typing of its address rests, not for each letter', async ({ page }) => {
  await page.clock.install()
  await enterAsOwner(page)
  await open(page, '/admin/services/add-service')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
  })
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByLabel('Thumbnail URL').pressSequentially(picture(1))
  expect(asked).toEqual([])
  await page.clock.runFor(1000)
  await expect(page.locator('.adm-pic img')).toHaveAttribute('src', picture(1))
  await expect.poll(() => asked).toContain(picture(1))
})

test('checking a form asks for nothing that the policy of the pages forbids', async ({ page }) => {
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
