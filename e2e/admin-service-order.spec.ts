import type { Page } from '@playwright/test'
import { enterAsOwner } from './fixtures/admin.ts'
import { expectFitsWidth, open, reload, sizes, walkTo } from './fixtures/pages.ts'
import { unique } from './fixtures/owner.ts'
import { delayReply } from './fixtures/network.ts'
import { expect, test } from './fixtures/test.ts'

const titles = (page: Page) => page.getByRole('main').locator('[data-row]')
const cards = (page: Page) => page.getByRole('article').getByRole('heading')
const lists = '**/api/services?*'
const saved = (page: Page) => page.waitForResponse('**/api/move-service/*')

test('the order and visibility of services', async ({ page, owner, browser, site }) => {
  await enterAsOwner(page)

  await test.step('the owner orders services by button, key and drag, and visitors see that order', async () => {
    const [first, second, third] = [unique('First'), unique('Second'), unique('Third')]
    for (const title of [third, second, first]) await owner.addService({ title })
    await open(page, '/admin/services')
    const shown = titles(page)
    const down = page.getByRole('button', { name: `Move ${first} down` })
    let answer = saved(page)
    await down.click()
    await answer
    await expect(shown.nth(0)).toHaveText(second)
    await expect(shown.nth(1)).toHaveText(first)
    await expect(down).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: `${first} is now 2 of` })).toBeAttached()

    const grip = page.getByRole('button', { name: `${third}, place` })
    await grip.focus()
    const answerList = await delayReply(page, lists)
    answer = saved(page)
    await page.keyboard.press('ArrowUp')
    await answer
    await expect(shown.nth(1)).toHaveText(third)
    await expect(grip).toBeFocused()

    const from = (await grip.boundingBox())!
    const to = (await shown.nth(0).boundingBox())!
    answer = saved(page)
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, to.y + 10, { steps: 8 })
    await expect(shown.nth(0)).toHaveText(third)
    // The reload after the previous move arrives while the row is held.
    const list = page.waitForResponse(lists)
    answerList()
    await (await list).finished()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    await expect(shown.nth(0)).toHaveText(third)
    await page.mouse.up()
    await answer
    await expect(shown.nth(0)).toHaveText(third)
    await page.unroute(lists)
    await reload(page)
    await expect(shown.nth(0)).toHaveText(third)

    // Moved back, while the list still has it in its old place.
    await delayReply(page, lists)
    answer = saved(page)
    await page.getByRole('button', { name: `Move ${third} down` }).click()
    await answer
    await expect(shown.nth(1)).toHaveText(third)
    const low = (await grip.boundingBox())!
    const top = (await shown.nth(0).boundingBox())!
    answer = saved(page)
    await page.mouse.move(low.x + 10, low.y + 10)
    await page.mouse.down()
    await page.mouse.move(low.x + 10, top.y + 10, { steps: 8 })
    await page.mouse.up()
    await answer
    await page.unroute(lists)
    await reload(page)
    await expect(shown.nth(0)).toHaveText(third)
    await open(page, '/services')
    for (const [place, title] of [third, second, first].entries())
      await expect(cards(page).nth(place)).toHaveText(title)
  })

  await test.step('a move beyond the end of a page opens the next page, and the focus follows', async () => {
    for (let n = 0; n < 13; n++) await owner.addService({ title: unique('Row') })
    await walkTo(page, '/admin/services?page=2')
    const title = await titles(page).first().innerText()
    await page.getByRole('button', { name: `Move ${title} up` }).press('Enter')
    await expect(page).toHaveURL('/admin/services')
    await expect(titles(page).last()).toHaveText(title)
    await expect(page.getByRole('button', { name: `Move ${title} up` })).toBeFocused()
  })

  await test.step('Home shows the services that the owner picks', async () => {
    const title = unique('Picked')
    const id = await owner.addService({ title })
    await owner.addService({ title: unique('Newer') })
    await walkTo(page, `/admin/services/update-service/${id}`)
    await page.getByRole('switch', { name: 'Show on Home' }).check()
    await page.getByRole('button', { name: 'Save service' }).click()
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('On Home')
    await walkTo(page, '/')
    await expect(cards(page)).toHaveText([title])
    await owner.removeService(id)
  })

  await test.step('a hidden service has no public page, and a badge and a filter for the owner', async () => {
    await page.setViewportSize(sizes.phone)
    const title = unique('Monsoon')
    const id = await owner.addService({ title })
    await walkTo(page, `/admin/services/update-service/${id}`)
    await page.getByRole('combobox', { name: 'Visitors see it' }).selectOption('No, it is hidden for now')
    await page.getByRole('button', { name: 'Save service' }).click()
    await expect(page).toHaveURL('/admin/services')
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText('Hidden')
    await page.getByRole('link', { name: /^Hidden/ }).click()
    await expect(page).toHaveURL('/admin/services?status=hidden')
    await expect(row).toBeVisible()
    await expect(page.getByRole('button', { name: /^Move/ })).toHaveCount(0)
    await expectFitsWidth(page)
    const visitor = await browser.newContext()
    expect((await visitor.request.get(`${site.url}/services/${id}`)).status()).toBe(404)
    expect(await (await visitor.request.get(`${site.url}/services`)).text()).not.toContain(title)
    await visitor.close()
    await owner.removeService(id)
  })
})
